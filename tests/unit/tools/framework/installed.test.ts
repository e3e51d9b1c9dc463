import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../../tools/chores/rehearse.ts';
import { exportsOf } from '../../../../tools/framework/anchors.ts';
import { PATCHES } from '../../../../tools/framework/index.ts';
import { leanings, REPLACED, themeExports } from '../../../../tools/framework/leanings.ts';
import { PATCH_NAMES } from '../../../../tools/framework/patch.ts';

const root = path.join(import.meta.dirname, '../../../..');
const modules = path.join(root, 'node_modules');

describe('the installed Rspress still has what we lean on', () => {
  test.each(rowsOf(modules).map(({ name, slips }) => [name, slips] as const))('%s', (_name, slips) => {
    expect(slips).toEqual([]);
  });
});

test('a stock part that the theme replaces is on the list, and nothing else is', () => {
  const stock = exportsOf(readFileSync(path.join(modules, '@rspress/core/dist/theme/index.js'), 'utf8'));
  expect(
    themeExports()
      .filter((name) => stock.includes(name))
      .sort(),
  ).toEqual([...REPLACED].sort());
});

test('every patch has its name, its file and its row in the README', () => {
  expect(PATCHES.map(({ name }) => name)).toEqual([...PATCH_NAMES]);
  const readme = readFileSync(path.join(root, 'tools/framework/README.md'), 'utf8');
  for (const { name } of [...PATCHES, ...leanings()])
    expect(readme, name).toMatch(new RegExp(`^\\| .${name}. *\\|`, 'm'));
});
