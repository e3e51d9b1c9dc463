import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkTools } from '../../../../../../theme/components/frame/ToolFamily/check.ts';
import { toolGroups, tools } from '../../../../../../theme/components/frame/ToolFamily/tools.ts';
import { groups as missingAndWrong } from '../../../../../fixtures/tool-family/missing-and-wrong.ts';
import { groups as unknownKey } from '../../../../../fixtures/tool-family/unknown-key.ts';

const source = (file: string) => ({ file, text: readFileSync(file, 'utf8') });

test('rows 156, 157: the list of tools is sound', () => {
  expect(checkTools(toolGroups, source('theme/components/frame/ToolFamily/tools.ts'))).toEqual([]);
});

test('rows 10, 14, 272: seven tools, and the ecosystem as the eighth entry', () => {
  expect(tools.map(({ name }) => name)).toEqual([
    'Rspack',
    'Rsbuild',
    'Rspress',
    'Rslib',
    'Rsdoctor',
    'Rstest',
    'Rslint',
  ]);
  const entries = toolGroups.flatMap(({ links }) => links);
  expect(entries).toHaveLength(8);
  expect(entries.at(-1)).toMatchObject({
    name: 'Awesome Rstack',
    url: 'https://github.com/web-infra-dev/awesome-rstack',
  });
});

test('row 217: every logo is on the tools’ own asset host', () => {
  const hosts = toolGroups.flatMap(({ links }) => links.map(({ logo }) => new URL(logo).host));
  expect(new Set(hosts)).toEqual(new Set(['assets.rspack.rs']));
});

test('an unknown key stops with file, line and what to do', () => {
  const file = 'tests/fixtures/tool-family/unknown-key.ts';
  expect(checkTools(unknownKey, source(file))).toEqual([
    `${file}:11  unknown key "icon" in the entry "Two": remove it, or use one of name, desc, descEn, logo, url, urlEn, logoScale`,
  ]);
});

test('a missing field, a wrong value and a stray key of a group are found', () => {
  const file = 'tests/fixtures/tool-family/missing-and-wrong.ts';
  expect(checkTools(missingAndWrong, source(file))).toEqual([
    `${file}:16  unknown key "note" in a group of tools: remove it, or use one of title, titleEn, links`,
    `${file}:6  no "descEn" in the entry "One": add it, a text that is not empty`,
    `${file}:12  wrong "url" in the entry "Two": give it an address that begins with https://`,
    `${file}:13  wrong "logoScale" in the entry "Two": give it a number between 0.5 and 2`,
  ]);
});
