/** The preset's example, whose languages are others than those of the site (packages/preset/example). */
import type { FrameText } from '@rsdoctor-docs/preset';
import { SITES } from '#tools/sites.ts';
import { texts } from '../../../packages/preset/example/texts.ts';
import { URLS } from './urls.ts';

/** The languages of the example, the default one first. */
export const EXAMPLE_LANGS = ['pt', 'ja'] as const;
export type ExampleLang = (typeof EXAMPLE_LANGS)[number];

/** A word of the example's interface; what it does not say itself, no test asks for. */
export const exampleText = (key: FrameText, lang: ExampleLang): string => {
  const words: Partial<Record<FrameText, Record<ExampleLang, string>>> = texts;
  const text = words[key]?.[lang];
  if (text === undefined) throw new Error(`packages/preset/example/texts.ts has no ${key}`);
  return text;
};

const inLang = (route: string, lang: ExampleLang) => (lang === 'pt' ? route : `${lang}/${route}`);

/** The address of a page of the example, by its route without the first slash: `guide/one`. */
export const example = (route: string, lang: ExampleLang = 'pt'): string => URLS.example + inLang(route, lang);

/** The path of that page, as links on the same site have it: `/docs/ja/guide/one`. */
export const examplePath = (route: string, lang: ExampleLang = 'pt'): string =>
  SITES.example.base + inLang(route, lang);

/** The address of the same page where little is switched on (packages/preset/example/bare). */
export const bare = (route: string, lang: ExampleLang = 'pt'): string => URLS.bare + inLang(route, lang);
