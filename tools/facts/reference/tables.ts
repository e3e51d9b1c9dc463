/**
 * The reference tables as Markdown syntax trees, so that the theme's table, the Markdown twins and the search see plain
 * tables.
 */

import type { OptionFact } from '../../../packages/evidence/facts/facts.ts';
import type { Lang } from '../../../theme/site.ts';
import { Problem } from '../../lib/problem.ts';
import type { Reference, Words } from './facts.ts';
import { tableText } from './texts.ts';

/** The part of mdast that tables and lists need. */
export interface TreeNode {
  type: string;
  value?: string;
  name?: string;
  children?: TreeNode[];
  attributes?: Array<{ type: 'mdxJsxAttribute'; name: string; value: string }>;
  align?: null[];
  /** Of a list: blank lines between its items. */
  spread?: boolean;
  data?: { hName?: string; hProperties?: Record<string, string>; hChildren?: HtmlNode[] };
}

type HtmlNode =
  | { type: 'text'; value: string }
  | { type: 'element'; tagName: string; properties: object; children: [] };

type Cell = TreeNode[];

interface Row {
  id: string;
  /** The first is the row's header and links to the row. */
  cells: [string, ...Cell[]];
}

/** All options at a dotted path and below it. */
export function optionTable({ facts, words }: Reference, path: string, language: Lang): TreeNode {
  const options = facts.options.filter((option) => option.path === path || option.path.startsWith(`${path}.`));
  if (options.length === 0)
    throw new Problem(`path="${path}"`, 'no such option', { expected: 'a path in docs/generated/options.json' });
  return table(
    path,
    [
      tableText('option', language),
      tableText('type', language),
      tableText('default', language),
      tableText('description', language),
    ],
    options.map(
      (option): Row => ({
        id: rowId('option', option.path),
        cells: [
          option.path,
          [code(option.type)],
          defaultCell(option.default),
          [
            ...notes(option, options, words.options[option.path]?.[language] ?? '', language),
            ...sentence(words.options, 'options', option.path, language),
          ],
        ],
      }),
    ),
  );
}

/**
 * Type, default, first version and plugins of one option, as a list for the place below its heading.
 * @throws Problem when there is no such option
 */
export function optionFacts({ facts, defaults }: Reference, path: string, language: Lang): TreeNode {
  const option = facts.options.find((candidate) => candidate.path === path);
  if (!option)
    throw new Problem(`path="${path}"`, 'no such option', { expected: 'a path in docs/generated/options.json' });
  const below = facts.options.filter((other) => other.path.replace(/\.[^.]*$/, '') === path && other.path !== path);
  const line = (name: 'type' | 'default' | 'sinceVersion', content: Cell): Cell => [
    text(tableText('fact', language, { name: tableText(name, language) })),
    ...content,
  ];
  const lines: Cell[] = [
    line('type', [code(typeWithKeys(option, below))]),
    line('default', defaultWithWords(option, below, defaults[path]?.[language], language)),
    ...(option.since === undefined ? [] : [line('sinceVersion', [text(option.since)])]),
    ...scopeOf(option, language).map((note) => [text(note.replace(/[.。]$/, ''))]),
  ];
  return {
    type: 'list',
    spread: false,
    children: lines.map((children) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children }],
    })),
  };
}

/** `object` as the keys that it may have: `{ gzip?, banner? }`; the table has a row for each of them. */
function typeWithKeys(option: OptionFact, below: readonly OptionFact[]): string {
  if (below.length === 0) return option.type;
  const keys = below.map(({ path, optional }) => `${path.slice(option.path.length + 1)}${optional ? '?' : ''}`);
  return option.type.replace(/\bobject$/, `{ ${keys.join(', ')} }`);
}

/** The default, from the option's own or from those of its keys, with what no value says behind it. */
function defaultWithWords(
  option: OptionFact,
  below: readonly OptionFact[],
  words: string | undefined,
  language: Lang,
): Cell {
  const keys = below.filter((key) => key.default !== undefined && key.deprecated === undefined);
  const value: Cell =
    option.default !== undefined
      ? defaultCell(option.default)
      : keys.length > 0
        ? [
            code(
              `{ ${keys.map((key) => `${key.path.slice(option.path.length + 1)}: ${showValue(key.default)}`).join(', ')} }`,
            ),
          ]
        : [];
  if (words === undefined) return value.length > 0 ? value : [text(tableText('notSet', language))];
  return [...value, ...(value.length > 0 ? [text(tableText('and', language))] : []), ...inCode(words)];
}

/** All rules, or with a code the options of one. */
export function ruleTable({ facts, words }: Reference, ruleCode: string | undefined, language: Lang): TreeNode {
  if (ruleCode === undefined) {
    return table(
      tableText('rule', language),
      [
        tableText('code', language),
        tableText('rule', language),
        tableText('category', language),
        tableText('level', language),
        tableText('description', language),
      ],
      facts.rules.map(
        (rule): Row => ({
          id: rowId('rule', rule.code),
          cells: [
            rule.code,
            [code(rule.title)],
            [code(rule.category)],
            [code(rule.level)],
            sentence(words.rules, 'rules', rule.code, language),
          ],
        }),
      ),
    );
  }
  const rule = facts.rules.find((candidate) => candidate.code === ruleCode);
  if (!rule)
    throw new Problem(`code="${ruleCode}"`, 'no such rule', {
      expected: facts.rules.map((candidate) => candidate.code).join(', '),
    });
  return table(
    rule.title,
    [
      tableText('option', language),
      tableText('type', language),
      tableText('default', language),
      tableText('description', language),
    ],
    rule.options.map(
      (option): Row => ({
        id: rowId('rule', `${rule.code}.${option.name}`),
        cells: [
          option.name,
          [code(option.type)],
          defaultCell(option.default),
          sentence(words.rules, 'rules', `${rule.code}.${option.name}`, language),
        ],
      }),
    ),
  );
}

/** All commands, or with a name the flags of one. */
export function cliTable({ facts, words }: Reference, command: string | undefined, language: Lang): TreeNode {
  if (command === undefined) {
    return table(
      'rsdoctor',
      [tableText('command', language), tableText('description', language)],
      facts.commands.map(
        (entry): Row => ({
          id: rowId('cli', entry.name),
          cells: [entry.name, sentence(words.cli, 'cli', entry.name, language)],
        }),
      ),
    );
  }
  const found = facts.commands.find((entry) => entry.name === command);
  if (!found)
    throw new Problem(`command="${command}"`, 'no such command', {
      expected: facts.commands.map((entry) => entry.name).join(', '),
    });
  return table(
    `rsdoctor ${command}`,
    [
      tableText('flag', language),
      tableText('value', language),
      tableText('default', language),
      tableText('description', language),
    ],
    found.flags
      .filter((flag) => flag.name !== 'help')
      .map(
        (flag): Row => ({
          id: rowId('cli', `${command}.${flag.name}`),
          cells: [
            `--${flag.name}`,
            flag.value === undefined
              ? []
              : [text(flag.valueRequired ? flag.value : tableText('optionalValue', language, { value: flag.value }))],
            flag.default === undefined ? [] : [code(flag.default)],
            sentence(words.cli, 'cli', `${command}.${flag.name}`, language),
          ],
        }),
      ),
  );
}

/** `option-output-report-dir`: the fragment that links to a row. */
export function rowId(kind: 'option' | 'rule' | 'cli', key: string): string {
  const kebab = key
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
  return `${kind}-${kebab}`;
}

/** What stands in front of our words; what the words or the row of the parent say is not said again. */
function notes(option: OptionFact, table: readonly OptionFact[], words: string, language: Lang): Cell {
  const parent = table.find((other) => other.path === option.path.replace(/\.[^.]*$/, '') && other !== option);
  const deprecated = tableText('deprecated', language);
  const said = words.startsWith(deprecated.slice(0, -1));
  const found = [
    option.deprecated === undefined || said ? undefined : deprecated,
    ...(parent?.plugins.length === 1 ? [] : scopeOf(option, language)),
    option.since === undefined || option.since === parent?.since
      ? undefined
      : tableText('since', language, { version: option.since }),
  ].filter((note) => note !== undefined);
  // Chinese full stops bring their own space.
  return found
    .flatMap((note) => [{ type: 'strong', children: [text(note)] }, text(language === 'zh' ? '' : ' ')])
    .filter((node) => node.value !== '');
}

/** Which of the plugins have the option, when not all do. */
function scopeOf({ plugins: [only, ...others], multiple }: OptionFact, language: Lang): string[] {
  return [
    ...(others.length > 0 ? [] : [tableText(only === 'rspack' ? 'rspackOnly' : 'webpackOnly', language)]),
    ...(multiple ? [tableText('multipleOnly', language)] : []),
  ];
}

function defaultCell(value: unknown): Cell {
  return value === undefined ? [] : [code(showValue(value))];
}

/** A value as a config would hold it. */
function showValue(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  return Array.isArray(value) ? `[${value.map(showValue).join(', ')}]` : JSON.stringify(value);
}

/** Our sentence; `code` in backticks is code. */
function sentence(words: Words, file: string, key: string, language: Lang): Cell {
  const words_ = words[key]?.[language];
  if (!words_)
    throw new Problem(`docs/reference/${file}.json`, `no words for "${key}" (${language})`, { fix: 'write them' });
  return inCode(words_);
}

function inCode(words: string): Cell {
  return words
    .split('`')
    .map((part, index) => (index % 2 === 1 ? code(part) : text(part)))
    .filter((node) => node.value !== '');
}

const text = (value: string): TreeNode => ({ type: 'text', value });
const code = (value: string): TreeNode => ({ type: 'inlineCode', value });

function table(label: string, headers: readonly string[], rows: readonly Row[]): TreeNode {
  const columnHeader = (header: string): TreeNode => ({
    type: 'tableCell',
    children: [text(header)],
    data: { hProperties: { scope: 'col' } },
  });
  return {
    type: 'table',
    align: headers.map(() => null),
    data: { hProperties: { 'aria-label': label, className: 'reference' } },
    children: [
      { type: 'tableRow', children: headers.map(columnHeader) },
      ...rows.map(
        ({ id, cells: [name, ...rest] }): TreeNode => ({
          type: 'tableRow',
          data: { hProperties: { id } },
          children: [
            { type: 'tableCell', data: { hName: 'th', hProperties: { scope: 'row' } }, children: [rowLink(id, name)] },
            ...rest.map((children): TreeNode => ({ type: 'tableCell', children })),
          ],
        }),
      ),
    ],
  };
}

/** As JSX, because Rspress checks the fragments of Markdown links against headings only. */
function rowLink(id: string, name: string): TreeNode {
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [{ type: 'mdxJsxAttribute', name: 'href', value: `#${id}` }],
    children: [path(name)],
  };
}

/** A dotted path; as HTML it may break after its dots (`dot` in theme/styles/table.css). */
function path(value: string): TreeNode {
  const hChildren = value
    .split(/(?<=\.)/)
    .flatMap((part, index): HtmlNode[] => [
      ...(index > 0
        ? [{ type: 'element' as const, tagName: 'wbr', properties: { className: 'dot' }, children: [] as [] }]
        : []),
      { type: 'text', value: part },
    ]);
  return { ...code(value), data: { hChildren } };
}
