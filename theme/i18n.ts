/**
 * Every text of the interface in every language (`i18nSource` in rspress.config.ts): the preset's, those of the parts, and the
 * theme's own. A language that lacks one has it from the default language. theme/i18n.test.ts fails for an unused key.
 */

import { DEFAULT_LANG, LANGS } from '@rsdoctor-docs/parts/site';
import { wordsIn } from '@rsdoctor-docs/parts/words';
import { type FrameText, texts as frameTexts } from '@rsdoctor-docs/preset';
import * as en from './words/en.ts';
import * as zh from './words/zh.ts';

type Words = typeof en;
const LANGUAGES: Readonly<Record<string, { [Group in keyof Words]?: Partial<Words[Group]> }>> = { en, zh };

/** What search engines, feeds and agents read, in a language. */
export const publishedIn = (lang: string): Words['published'] => ({ ...en.published, ...LANGUAGES[lang]?.published });

type OwnText = keyof Words['own'] | keyof ReturnType<typeof wordsIn<'texts'>>;
export type TextKey = FrameText | OwnText;

/** All texts by key in one language. */
const textsIn = (lang: string): Record<TextKey, string> => {
  const own = LANGUAGES[lang];
  const parts = wordsIn(lang, 'texts');
  return { ...frameTexts, ...en.frame, ...en.own, ...own?.frame, ...own?.own, ...parts };
};

/** @param langs languages of the site, the default one among them */
export function textsFor<L extends string>(langs: readonly L[]): Record<TextKey, Record<L, string>> {
  const all = langs.map((lang) => [lang, textsIn(lang)] as const);
  const keys = Object.keys(textsIn(DEFAULT_LANG)) as TextKey[];
  return Object.fromEntries(
    keys.map((key) => [key, Object.fromEntries(all.map(([lang, own]) => [lang, own[key]]))]),
  ) as Record<TextKey, Record<L, string>>;
}

export const texts = textsFor(LANGS);
