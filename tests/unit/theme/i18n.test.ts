import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { texts } from '../../../theme/i18n.ts';
import { listFiles } from '../../../tools/lib/files.ts';

const root = path.join(import.meta.dirname, '../../..');
const sources = listFiles(path.join(root, 'theme'))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('i18n.ts'))
  .map((file) => readFileSync(path.join(root, 'theme', file), 'utf8'))
  .join('\n');

/** Texts that only stock parts use, each with the part that shows it. */
const STOCK: Record<string, string> = { editLinkText: 'useEditLink' };

/** Named in full, or as a family whose last part is put together at run time (`callout.${type}`). */
const isUsed = (key: string) =>
  sources.includes(`'${key}'`) || (key.includes('.') && sources.includes(`\`${key.split('.')[0]}.\${`));

describe('texts of the interface', () => {
  test.each(Object.keys(texts))('%s is used', (key) => {
    expect(
      isUsed(key) || key in STOCK,
      `Nothing in theme/ uses "${key}": remove it from theme/i18n.ts, or name the stock part in STOCK`,
    ).toBe(true);
  });

  test.each(Object.entries(texts))('%s: the Chinese text has Chinese in it, the English none', (_key, { en, zh }) => {
    expect(en).not.toMatch(/\p{Script=Han}/u);
    expect(zh).toMatch(/[\p{Script=Han}：]|^[A-Z0-9 ]+$/u);
  });

  test.each(Object.entries(texts))('%s: both languages take the same parameters', (_key, { en, zh }) => {
    const parameters = (value: string) => [...value.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
    expect(parameters(zh)).toEqual(parameters(en));
  });
});
