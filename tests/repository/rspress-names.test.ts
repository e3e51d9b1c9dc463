/** The names of Rspress that style sheets, markup and scripts rest on stand in the installed @rspress/core. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import {
  DARK_CLASS,
  PROGRESS_ID,
  ROOT_ID,
  TABS_KEY,
  TEXT_CLASS,
  THEME_KEY,
  VISITED_KEY,
} from '@rsdoctor-docs/preset/node';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (folder: string, pattern: RegExp) =>
  listFiles(path.join(root, folder))
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n');

/** All that Rspress writes into pages: markup, styles and the scripts of its build. */
const rspress = ['core', 'shared']
  .map((name) => read(`node_modules/@rspress/${name}/dist`, /\.(?:js|css)$/))
  .join('\n');
const words = new Set(rspress.match(/[\w-]+/g));
/** Rspress writes some classes in two pieces, `rp-badge--${type}`, and so do we. */
const isKnown = (name: string) =>
  name.endsWith('-')
    ? [...words].some((word) => word.startsWith(name))
    : words.has(name) || words.has(name.replace(/(?<=--)\w+$/, ''));

/** Variables and classes, by the prefixes that Rspress gives them. */
const written = (text: string) => [...text.matchAll(/(?<![\w@/])(?:--)?(?:rp|rspress)-[\w-]+/g)].map(([name]) => name);

test('each class and variable that our files name in the way of Rspress is one of Rspress', () => {
  const ours = ['theme', 'packages/parts', 'packages/preset', 'packages/search/dialog', 'packages/viewer'].map(
    (folder) => read(folder, /\.(?:css|tsx?)$/),
  );
  const all = [...new Set(ours.flatMap(written))].filter((name) => !/^rspress-(?:plugin|logo)/.test(name));
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((name) => !isKnown(name))).toEqual([]);
});

test.each([DARK_CLASS, THEME_KEY, VISITED_KEY, TABS_KEY, ROOT_ID, TEXT_CLASS, PROGRESS_ID])(
  '%s of packages/preset/names.ts is a name that Rspress uses',
  (name) => {
    expect(rspress).toContain(name);
  },
);
