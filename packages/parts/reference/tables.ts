/** The reference tables as Markdown syntax trees, so that page, Markdown twin and search get plain tables. */

import { nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { inlineElement, inlineNodes, paragraph, text } from '@rsdoctor-docs/base/mdx';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { OptionFact } from '@rsdoctor-docs/evidence/facts';
import type { ElementContent } from 'hast';
import type { InlineCode, Paragraph, PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import type { Lang } from '../site.ts';
import type { reference as English } from '../words/en.ts';
import { wordsIn } from '../words/words.ts';
import type { Reference, Words } from './reference.ts';

type TextKey = keyof typeof English;

/** A text in a language, with its placeholder filled. */
const say = (key: TextKey, language: Lang, value = ''): string =>
  wordsIn(language, 'reference')[key].replace(/\{\{\w+\}\}/, value);

type Cell = PhrasingContent[];
interface Row {
  id: string;
  /** The first is the row's header and links to the row. */
  cells: [string, ...Cell[]];
}

/** All options at a dotted path and below it. */
export function optionTable({ facts, words }: Reference, path: string, language: Lang): Table {
  const options = facts.options.filter((option) => option.path === path || option.path.startsWith(`${path}.`));
  if (options.length === 0) throw noSuchOption(path);
  return table(
    path,
    ['option', 'type', 'description'],
    language,
    options.map((option) => ({
      id: rowId('option', option.path),
      cells: [
        option.path,
        withDefault([code(option.type)], defaultCell(option.default), language),
        [
          ...notes(option, options, words.options[option.path]?.[language] ?? '', language),
          ...sentence(words.options, option.path, language),
        ],
      ],
    })),
  );
}

/** Options of both plugins that change something on one bundler alone. */
const WORKS_ON: Readonly<Record<string, string>> = {
  'features.treeShaking': 'webpack',
  'supports.parseBundle': 'webpack',
  'supports.banner': 'webpack',
};

/** The letters of a type, or of a default, that no line has room for beside the others. */
const LONG = 40;

const noSuchOption = (path: string) =>
  new Problem(`path="${path}"`, 'no such option', { expected: 'a path in docs/generated/options.json' });

/**
 * The head of one option, in one line below its heading: name, type, default, first version, the bundler if it is for one
 * alone, and whether it is deprecated. A long type and a long default have a line each below it.
 * @throws Problem when there is no such option
 */
export function optionHead({ facts, words }: Reference, path: string, language: Lang): Paragraph {
  const option = facts.options.find((candidate) => candidate.path === path);
  if (!option) throw noSuchOption(path);
  const below = facts.options.filter((other) => other.path.replace(/\.[^.]*$/, '') === path && other.path !== path);
  const type: Cell = [code(option.type)];
  const preset = [
    text(say('defaultIs', language)),
    ...defaultWithWords(option, below, words.defaults[path]?.[language], language),
  ];
  const isLong = (part: Cell) => part.map((node) => nodeText(node)).join('').length > LONG;
  const parts: Cell[] = [
    [{ type: 'strong', children: [dotted(path)] }],
    ...[type, preset].filter((part) => !isLong(part)),
    ...(option.since === undefined ? [] : [[text(say('sinceVersion', language, option.since))]]),
    ...scopeOf(option, language, WORKS_ON[path]).map((name) => [badge(name)]),
    ...(option.deprecated === undefined ? [] : [[badge(say('deprecatedBadge', language), 'rp-badge--warning')]]),
  ];
  return {
    ...paragraph(
      ...parts.flatMap((part, index) => (index > 0 ? [text(' · '), ...part] : part)),
      ...[type, preset].filter(isLong).flatMap((part): Cell => [{ type: 'break' }, ...part]),
    ),
    data: { hProperties: { className: 'option-head' } },
  };
}

const badge = (label: string, kind = '') =>
  inlineElement('span', { className: `rp-badge ${kind}`.trim() }, [text(label)]);

/** The name of a key of an object option. */
const keyName = (option: OptionFact, key: OptionFact) => key.path.slice(option.path.length + 1);

/** The default of an option or of its keys, followed by our words about it. */
function defaultWithWords(
  option: OptionFact,
  below: readonly OptionFact[],
  words: string | undefined,
  language: Lang,
): Cell {
  const keys = below
    .filter((key) => key.default !== undefined && key.deprecated === undefined)
    .map((key) => `${keyName(option, key)}: ${showValue(key.default)}`);
  const value =
    option.default === undefined && keys.length > 0 ? [code(`{ ${keys.join(', ')} }`)] : defaultCell(option.default);
  if (words === undefined) return value.length > 0 ? value : [text(say('notSet', language))];
  return [...value, ...(value.length > 0 ? [text(say('and', language))] : []), ...inlineNodes(words)];
}

/** All commands, or with a name the flags of one. */
export function cliTable({ facts, words }: Reference, command: string | undefined, language: Lang): Table {
  if (command === undefined)
    return table(
      'rsdoctor',
      ['command', 'description'],
      language,
      facts.commands.map(({ name }) => ({
        id: rowId('cli', name),
        cells: [name, sentence(words.cli, name, language)],
      })),
    );
  const found = facts.commands.find(({ name }) => name === command);
  if (!found)
    throw new Problem(`command="${command}"`, 'no such command', {
      expected: facts.commands.map(({ name }) => name).join(', '),
    });
  return table(
    `rsdoctor ${command}`,
    ['flag', 'value', 'description'],
    language,
    found.flags
      .filter(({ name }) => name !== 'help')
      .map(({ name, value, valueRequired, default: preset }) => ({
        id: rowId('cli', `${command}.${name}`),
        cells: [
          `--${name}`,
          withDefault(
            value === undefined ? [] : [text(valueRequired ? value : say('optionalValue', language, value))],
            preset === undefined ? [] : [code(preset)],
            language,
          ),
          sentence(words.cli, `${command}.${name}`, language),
        ],
      })),
  );
}

/** `option-output-report-dir`: the fragment that links to a row. */
export function rowId(kind: 'option' | 'cli', key: string): string {
  const kebab = key
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
  return `${kind}-${kebab}`;
}

/**
 * Labels before an option's description (deprecated, one bundler only, since). Skips those that the description or the
 * parent's row has.
 */
function notes(option: OptionFact, options: readonly OptionFact[], words: string, language: Lang): Cell {
  const parent = options.find((other) => other.path === option.path.replace(/\.[^.]*$/, '') && other !== option);
  const deprecated = say('deprecated', language);
  const found = [
    ...(option.deprecated === undefined || words.startsWith(deprecated.slice(0, -1)) ? [] : [deprecated]),
    ...(parent?.plugins.length === 1 ? [] : scopeOf(option, language)).map((name) => say('only', language, name)),
    ...(option.since === undefined || option.since === parent?.since ? [] : [say('since', language, option.since)]),
  ];
  // A Chinese full stop brings its own space. It stands outside, or Markdown escapes the letter behind the label.
  const [end, labels] = language === 'zh' ? ['。', found.map((note) => note.slice(0, -1))] : [' ', found];
  return labels.flatMap((label) => [{ type: 'strong', children: [text(label)] }, text(end)]);
}

/** For whom the option is, unless all have it. @param works the bundler on which alone it changes something */
function scopeOf({ plugins: [only, ...others], multiple }: OptionFact, language: Lang, works?: string): string[] {
  const bundler = others.length > 0 ? works : only === 'rspack' ? 'Rspack' : 'webpack';
  return [...(bundler ? [bundler] : []), ...(multiple ? [say('multiple', language)] : [])];
}

/** A type or a value, and its default, if there is one. */
const withDefault = (cell: Cell, preset: Cell, language: Lang): Cell =>
  preset.length > 0 ? [...cell, text(` · ${say('defaultIs', language)}`), ...preset] : cell;

const defaultCell = (value: unknown): Cell => (value === undefined ? [] : [code(showValue(value))]);

/** A value as a config would hold it. */
function showValue(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  return Array.isArray(value) ? `[${value.map(showValue).join(', ')}]` : JSON.stringify(value);
}

/** Our sentence about an option or a flag. The check `words` names those that are missing. */
const sentence = (words: Words, key: string, language: Lang): Cell => inlineNodes(words[key]?.[language] ?? '');

const code = (value: string): InlineCode => ({ type: 'inlineCode', value });

function table(label: string, headers: readonly TextKey[], language: Lang, rows: readonly Row[]): Table {
  const columnHeader = (key: TextKey): TableCell => ({
    type: 'tableCell',
    children: [text(say(key, language))],
    data: { hProperties: { scope: 'col' } },
  });
  const row = ({ id, cells: [name, ...rest] }: Row): TableRow => ({
    type: 'tableRow',
    data: { hProperties: { id } },
    children: [
      { type: 'tableCell', data: { hName: 'th', hProperties: { scope: 'row' } }, children: [rowLink(id, name)] },
      ...rest.map((children): TableCell => ({ type: 'tableCell', children })),
    ],
  });
  return {
    type: 'table',
    align: headers.map(() => null),
    data: { hProperties: { 'aria-label': label, className: 'reference' } },
    children: [{ type: 'tableRow', children: headers.map(columnHeader) }, ...rows.map(row)],
  };
}

/** A link to the row. As JSX, of which Markdown twins keep the words alone: their rows have no id. */
const rowLink = (id: string, name: string) => inlineElement('a', { href: `#${id}` }, [dotted(name)]);

/**
 * A dotted path, whose last part is what a reader looks for; in HTML it may break after its dots (`dot` and `<b>` in
 * packages/preset/parts/table/table.css).
 */
function dotted(value: string): InlineCode {
  const wbr: ElementContent = { type: 'element', tagName: 'wbr', properties: { className: ['dot'] }, children: [] };
  const parts = value.split(/(?<=\.)/).map((part): ElementContent => ({ type: 'text', value: part }));
  const last: ElementContent = { type: 'element', tagName: 'b', properties: {}, children: parts.splice(-1) };
  return { ...code(value), data: { hChildren: [...parts.flatMap((part) => [part, wbr]), last] } };
}
