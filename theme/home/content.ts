/** What docs/{en,zh}/index.md says in its frontmatter, and how it is read. */
import type { Feature, Hero } from '@rspress/core';

/** A link with its text. */
export interface Place {
  text: string;
  link: string;
}

/** A heading, a sentence below it, and a link. */
export interface Part {
  title: string;
  text: string;
  more: Place;
}

/** The replica of the report beside the headline: three screens that take turns. */
export interface Show {
  /** Accessible name of the choice of screens, and what it offers besides them. */
  label: string;
  play: string;
  pause: string;
  /** What the screens show, in one sentence. */
  caption: string;
  /** Of each screen: its name, what one finds there, and words of its drawing. */
  timeline: { tab: string; finding: string; files: string };
  treemap: { tab: string; finding: string; rest: string };
  diff: { tab: string; finding: string; with: string; without: string; added: string };
}

export interface HomeContent {
  hero?: Hero;
  /**
   * The install command of the hero and of the foot of the page, without `npm`, what one can do without it, and what it
   * is for other bundlers.
   */
  install?: { command: string; first: Place; other: Place };
  show?: Show;
  works?: { title: string; text: string; places: Place[] };
  features?: Feature[];
  compare?: Part & { before: string; after: string; rest: string; saved: string };
  terminal?: Part & { ci: Place; findings: (Place & { code: string })[] };
  own?: Part & { drop: string };
  ai?: Part & { question: string; answer: string };
  start?: Part & { steps: string[] };
  columns?: { title: string; places: Place[] }[];
}

/** Spans that a feature card may have, as in the stock part; anything else counts as the default, 4. */
export const SPANS: readonly number[] = [2, 3, 4, 6];
