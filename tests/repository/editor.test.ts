/** The settings of the editor name files that the installed packages have. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const settings = parse(readFileSync(path.join(root, '.vscode/settings.json'), 'utf8')) as {
  'typescript.tsdk'?: string;
  'json.schemas': { fileMatch: string[]; url: string }[];
};

test('menu files have a schema that is there', () => {
  const schemas = settings['json.schemas'];
  expect(schemas.flatMap(({ fileMatch }) => fileMatch)).toEqual(['_meta.json', '_nav.json']);
  expect(schemas.filter(({ url }) => !existsSync(path.join(root, url)))).toEqual([]);
});

test('the editor takes its own TypeScript where the installed one has no server', () => {
  const folder = settings['typescript.tsdk'];
  expect(folder === undefined || existsSync(path.join(root, folder, 'tsserver.js'))).toBe(true);
});
