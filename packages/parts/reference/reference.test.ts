import path from 'node:path';
import { nodesIn, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import type { Table } from 'mdast';
import { expect, it } from 'vitest';
import { messageFaults, searchAnswers, shortAddresses } from './messages.ts';
import { replaceTables } from './reference.plugin.ts';
import { readReference, wordFaults } from './reference.ts';
import { optionHead, optionTable } from './tables.ts';

const FIXTURE = path.resolve(import.meta.dirname, '../../../tests/fixtures/reference');
const reference = readReference(FIXTURE);

/** A table as lines of cells. */
const rows = (table: Table): string[] =>
  table.children.map((row) => row.children.map((cell) => nodeText(cell)).join(' | '));

it('words are missing, stale or empty, with file and line', () => {
  expect([...wordFaults(reference)].map((problem) => problem.message.split('\n')[0])).toEqual([
    'docs/reference/options.json:3  "output.mode" has no words in "zh"',
    'docs/reference/options.json:4  "output.speed" describes something that the package does not have',
    'docs/reference/cli.json:1  no words for "analyze.json"',
  ]);
});

it('messages and codes without an answer, those that nobody prints, and answers that lead nowhere, with their lines', () => {
  const faults = [...messageFaults(FIXTURE, new Set(['/rules', '/rules#e1001']))];
  const file = 'docs/reference/messages.json';
  expect(faults.map((problem) => problem.message.split('\n')[0])).toEqual([
    `${file}:3  no package prints "E9999"`,
    `${file}:4  "Write" is no name for an address`,
    `${file}:4  /faq#gone is no section of both languages`,
    `${file}:7  "Cannot write {}" stands there twice`,
    `${file}:7  no package prints "Never printed"`,
    `${file}  nothing answers the code OVERLAY`,
    `${file}  nothing answers "Upload of {} failed"`,
  ]);
});

it('short addresses lead to what search recognizes, a code also as the terminal writes it', () => {
  expect(searchAnswers(FIXTURE)[1]).toEqual({ at: '/faq#gone', texts: ['Cannot write {}', 'EACCES'] });
  expect(shortAddresses(FIXTURE)).toMatchObject({
    '/e/1001': '/rules#e1001',
    '/e/E1001': '/rules#e1001',
    '/e/e1001': '/rules#e1001',
    '/e/extend': '/rules',
  });
});

it('tables hold the options at a path and below it, with notes in front of our words', () => {
  expect(rows(optionTable(reference, 'output', 'en'))).toEqual([
    'Option | Type | Description',
    'output | object | Where and what to write.',
    "output.mode | 'brief' | 'normal' · default\u00a0'normal' | brief writes one file.",
    'output.compressData | boolean · default\u00a0false | Deprecated. Rspack only. Since 1.2.0. Has no effect.',
  ]);
});

/** The note and words of the key `a.b` in a table, with other facts of it and of its object `a`. */
function described(key: object, object: object = {}, words = 'Words.'): string | undefined {
  const fact = { type: 'boolean', optional: true, plugins: ['rspack', 'webpack'] };
  const options = [
    { path: 'a', ...fact, ...object },
    { path: 'a.b', ...fact, ...key },
  ];
  const made = optionTable(
    {
      ...reference,
      facts: { ...reference.facts, options: options as typeof reference.facts.options },
      words: { ...reference.words, options: { 'a.b': { en: words, zh: words } } },
    },
    'a',
    'en',
  );
  return rows(made)[2]?.split(' | ').at(-1);
}

it('tables give a note once: not if the words or the row of the object have it', () => {
  expect(described({ deprecated: 'x' })).toBe('Deprecated. Words.');
  expect(described({ deprecated: 'x' }, {}, 'Deprecated: use c.')).toBe('Deprecated: use c.');
  expect(described({ plugins: ['rspack'] })).toBe('Rspack only. Words.');
  expect(described({ plugins: ['rspack'] }, { plugins: ['rspack'] })).toBe('Words.');
  expect(described({ since: '1.2.0' }, { since: '1.1.0' })).toBe('Since 1.2.0. Words.');
  expect(described({ since: '1.2.0' }, { since: '1.2.0' })).toBe('Words.');
});

it('a Chinese label ends before its full stop, so that no letter behind it is escaped in a Markdown twin', () => {
  const described = optionTable(reference, 'output.compressData', 'zh').children[1]?.children.at(-1);
  expect(nodeText(described!)).toContain('已废弃。');
  const labels = [...nodesIn(described!)].filter(({ type }) => type === 'strong').map((label) => nodeText(label));
  expect(labels).toContain('已废弃');
});

it('tables have a fragment for each row, and a header cell that links to it', () => {
  const row = optionTable(reference, 'output.compressData', 'zh').children[1];
  expect(row).toMatchObject({ data: { hProperties: { id: 'option-output-compress-data' } } });
  expect(row?.children[0]).toMatchObject({
    data: { hName: 'th', hProperties: { scope: 'row' } },
    children: [{ attributes: [{ value: '#option-output-compress-data' }] }],
  });
});

const head = (path: string, language: 'en' | 'zh', defaults = {}) =>
  nodeText(optionHead({ ...reference, words: { ...reference.words, defaults } }, path, language));

it('the head of an option is one line: name, type, default, first version, bundler, and whether it is deprecated', () => {
  expect(head('output.compressData', 'en')).toBe(
    'output.compressData · boolean · default\u00a0false · since 1.2.0 · Rspack · Deprecated',
  );
  expect(head('output.compressData', 'zh')).toBe(
    'output.compressData · boolean · 默认值\u00a0false · 1.2.0 起 · Rspack · 已废弃',
  );
});

it('a long type and a long default have a line each, below the others', () => {
  const [name, ...parts] = optionHead(readReference(), 'features', 'en').children;
  expect(name).toMatchObject({ type: 'strong' });
  expect(parts).toMatchObject([
    { type: 'break' },
    { value: expect.stringContaining("'bundle' | 'lite'") },
    { type: 'break' },
    { value: 'default\u00a0' },
    { value: expect.stringContaining('loader: true') },
  ]);
  expect(optionHead(reference, 'output.mode', 'en').children).not.toContainEqual({ type: 'break' });
});

it('the head of an option with keys has their defaults, without deprecated ones', () => {
  expect(head('output', 'en')).toBe("output · object · default\u00a0{ mode: 'normal' }");
});

it('the head of an option says in words what no value says', () => {
  const defaults = { 'output.mode': { en: '`brief` in CI', zh: 'CI 中为 `brief`' } };
  expect(head('output.mode', 'en', defaults)).toContain("default\u00a0'normal', brief in CI");
  expect(head('output.mode', 'zh', defaults)).toContain("默认值\u00a0'normal'，CI 中为 brief");
});

it('a page gets plain tables in its own language, or the build stops with page and line', () => {
  const page = tree('# A\n\n<OptionTable path="output.compressData" />\n');
  replaceTables(page, 'docs/zh/config/a.mdx', reference);
  expect(rows(page.children[1] as Table)[0]).toBe('配置项 | 类型 | 说明');
  expect(() => replaceTables(tree('# A\n\n<CliTable command="x" />\n'), 'docs/en/guide/a.mdx', reference)).toThrow(
    'docs/en/guide/a.mdx:3  <CliTable>: command="x"  no such command',
  );
});
