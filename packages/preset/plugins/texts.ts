/** The words of the interface: default wording, and what the site gives in its place. */
import { Problem } from '@rsdoctor-docs/base/problem';
import { shapeOf } from '@rsdoctor-docs/base/site';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { texts } from '../frame/texts.ts';

/** Words by the key of a text and the language. */
type Texts = Record<string, Record<string, string>>;

/** @throws Problem for a text that neither the frame nor the site has */
export function textIn(texts: Texts, key: string, lang: string): string {
  const words = texts[key]?.[lang];
  if (words === undefined)
    throw new Problem(`the text ${key}`, `is shown by a script, and has no words in ${lang}`, {
      fix: 'add it to `i18nSource`, or correct its name in the plugin.ts of the part',
    });
  return words;
}

const defaultTexts = (langs: readonly string[]): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, words]) => [key, Object.fromEntries(langs.map((lang) => [lang, words]))]),
  );

/** Texts with what the `i18nSource` of a site says in their place. */
async function withGiven({ i18nSource = {} }: UserConfig, found: Texts): Promise<Texts> {
  const all = { ...found };
  const given = (typeof i18nSource === 'function' ? await i18nSource(found as never) : i18nSource) as Texts;
  for (const [key, words] of Object.entries(given)) all[key] = { ...all[key], ...words };
  return all;
}

/** All texts of a site as its pages show them: its `i18nSource` over the default wording. */
export const textsOf = (config: UserConfig): Promise<Texts> => withGiven(config, defaultTexts(shapeOf(config).langs));

/**
 * Adds words to the texts that lack a language. Rspress also reads its stock texts before it asks a plugin, and would tell the
 * author of a site to translate some that no part of the frame shows.
 */
const inAll = (langs: readonly string[], found: Texts): Texts =>
  Object.fromEntries(
    Object.entries(found).map(([key, words]) => [
      key,
      { ...Object.fromEntries(langs.map((lang) => [lang, (texts as Record<string, string>)[key] ?? key])), ...words },
    ]),
  );

/** Puts the default wording in place of the stock texts, most of which no part of the frame shows. */
export function pluginTexts(): RspressPlugin {
  let langs: readonly string[] = [];
  return {
    name: 'preset:texts',
    config(config) {
      if (!config.lang)
        throw new Problem('rspress.config.ts', 'does not say in which language the pages are', {
          fix: 'add `lang`, the default language',
        });
      ({ langs } = shapeOf(config));
      return { ...config, i18nSource: async (found) => inAll(langs, await withGiven(config, found as Texts)) as never };
    },
    i18nSource: () => defaultTexts(langs) as never,
  };
}
