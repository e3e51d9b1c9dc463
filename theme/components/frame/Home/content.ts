/** What docs/{en,zh}/index.md says in its frontmatter, and how it is read. */
import type { Feature, Hero } from '@rspress/core';
import { langPrefix } from '../../../site.ts';

/** One of the three answers below the cards. */
export interface Answer {
  title: string;
  text: string;
  link: string;
  linkText: string;
}

/** The part of the page that shows a real report. */
export interface Report {
  caption: string;
  /** For readers who have a report already. */
  own?: { text: string; link: string };
  rest: string;
  title: string;
  text: string;
  loaders: Answer;
  growth: Answer;
  rules: Answer;
}

export interface HomeContent {
  hero?: Hero;
  features?: Feature[];
  report?: Report;
}

/** `/guide/…` as the writer gives it, in the language of the page; other addresses stay as they are. */
export function localizePath(link: string, lang: string, defaultLang: string): string {
  const isPlain =
    link.startsWith('/') && !link.startsWith('//') && link !== `/${lang}` && !link.startsWith(`/${lang}/`);
  return isPlain ? langPrefix(lang, defaultLang) + link : link;
}

/** Spans that a feature card may have, as in the stock part; anything else counts as the default, 4. */
const SPANS = [2, 3, 4, 6];

/** The span of a card. */
export function spanOf({ span = 4 }: Pick<Feature, 'span'>): number {
  return SPANS.includes(span) ? span : 4;
}
