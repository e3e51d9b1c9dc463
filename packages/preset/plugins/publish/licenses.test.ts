import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { noticeOf } from './licenses.ts';
import { lackingCharacters } from './og-image.ts';

/** A package with a license by its manifest, and its text in a file of that name. */
function packageWith(license: string | undefined, file = 'LICENSE'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'licenses-'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'fast', version: '1.0.0', license }));
  writeFileSync(path.join(folder, file), 'Copyright somebody\n');
  return folder;
}

test.each(['MIT', 'ISC', '(MIT AND Apache-2.0)', 'MIT OR 0BSD', 'OFL-1.1'])(
  'readers may get what is under %s',
  (license) =>
    expect(noticeOf(packageWith(license), 'in a script')).toMatchObject({ license, text: 'Copyright somebody' }),
);

test.each([
  'GPL-3.0-only',
  'AGPL-3.0',
  'MIT AND LGPL-3.0-or-later',
  'MPL-2.0',
  'CC-BY-SA-4.0',
  'UNLICENSED',
  undefined,
])('the build stops when %s would reach readers', (license) =>
  expect(() => noticeOf(packageWith(license), 'in a script')).toThrow(/asks for more than a notice/),
);

test('the build stops when a package brings no text', () => {
  expect(() => noticeOf(packageWith('MIT', 'README.md'), 'in a script')).toThrow(/no file with its license/);
  expect(noticeOf(packageWith('MIT', 'license.md'), 'in a script').text).toBe('Copyright somebody');
});

test('a card has letters for the characters of a Chinese page, and says which it lacks', () => {
  expect(lackingCharacters('发现构建问题，Rspack（1.7）…—“”')).toEqual([]);
  expect(lackingCharacters('한국 漢字')).toEqual(['한', '국', '漢']);
});
