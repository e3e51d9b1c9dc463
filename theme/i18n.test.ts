import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { wordsIn } from '@rsdoctor-docs/parts/words';
import { expect, test } from 'vitest';
import { publishedIn, texts, textsFor } from './i18n.ts';

const root = path.join(import.meta.dirname, '..');
const sources = ['theme', 'packages/parts', 'packages/preset']
  .flatMap((folder) => listFiles(path.join(root, folder)).map((file) => path.join(root, folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/[\\/](?:theme[\\/]i18n|frame[\\/]texts|words[\\/]\w+)\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Texts that only stock parts use, each with the part that shows it. */
const STOCK: Record<string, string> = { editLinkText: 'useEditLink' };

/** Named in full, or as a family whose last part is put together at run time (`callout.${type}`). */
const isUsed = (key: string) =>
  sources.includes(`'${key}'`) || (key.includes('.') && sources.includes(`\`${key.split('.')[0]}.\${`));

/** The keys of the texts that are not as they should be. */
const keysWhere = (isWrong: (text: { en: string; zh: string }, key: string) => boolean) =>
  Object.entries(texts).flatMap(([key, text]) => (isWrong(text, key) ? [key] : []));

test('every text is used', () => {
  expect(
    keysWhere((_, key) => !isUsed(key) && !(key in STOCK)),
    'remove them from theme/i18n.ts and packages/preset/frame/texts.ts, or name the stock part that shows them in STOCK',
  ).toEqual([]);
});

test('the Chinese text has Chinese in it, the English none', () => {
  const isChinese = /[\p{Script=Han}：。]|^[A-Z0-9 ]+$/u;
  expect(keysWhere(({ en, zh }) => /\p{Script=Han}/u.test(en) || !isChinese.test(zh))).toEqual([]);
});

test('both languages take the same parameters', () => {
  const parameters = (text: string) => String([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort());
  expect(keysWhere(({ en, zh }) => parameters(en) !== parameters(zh))).toEqual([]);
});

test('a language without words has those of the default language', () => {
  const { searchPlaceholder, ruleSeverityText } = textsFor(['en', 'zh', 'pt']);
  expect(searchPlaceholder).toEqual({ en: 'Search docs', zh: '搜索文档', pt: searchPlaceholder.en });
  expect(ruleSeverityText.pt).toBe(ruleSeverityText.en);
  expect(wordsIn('pt', 'bundler').on('webpack')).toBe('On webpack: ');
  expect(publishedIn('pt')).toEqual(publishedIn('en'));
});

test('no table of ours has a place for each language: a new one would be an error of types in each', () => {
  const tables = ['theme', 'tools', 'packages/parts', 'packages/base', 'packages/preset', 'packages/search']
    .flatMap((folder) =>
      listFiles(path.join(root, folder), (name) => name.includes('node_modules')).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /(?<!\.(?:test|spec))\.tsx?$/.test(file))
    .filter((file) => /Record<Lang,/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(tables).toEqual([]);
});
