/** What pages say about the default of an option agrees with docs/generated. */
import { Problem } from '../../lib/problem.ts';
import { pageCheck } from '../check.ts';
import { lineOf, nodesIn, textOf } from '../read/nodes.ts';
import type { Page } from '../read/page.ts';

/** Sentences of paragraphs, list items and table rows. */
const sentencesOf = (page: Page): { text: string; line: number }[] =>
  [...nodesIn(page.tree)]
    .filter(({ type }) => type === 'paragraph' || type === 'tableCell' || type === 'heading')
    .flatMap((node) =>
      textOf(node, (part) => (part.type === 'inlineCode' ? `\`${part.value}\`` : undefined))
        .split(/(?<=[.!?])\s+|(?<=[。！？；])|\n/)
        .map((text) => ({ text, line: lineOf(node) })),
    );

const unquoted = (value: string) => value.replace(/^'(.*)'$/, '$1');

/** How sentences state a default: `on by default`, `默认开启`, `default is \`x\``. */
const STATED: ReadonlyArray<[pattern: RegExp, value: (found: string) => string]> = [
  [/\b(?:is|are) (on|off) by default\b/, (state) => String(state === 'on')],
  [/默认(开启|关闭)/, (state) => String(state === '开启')],
  [/\bdefaults? (?:is|to|of) `([^`]+)`/, unquoted],
  [/默认值?(?:为|是) ?`([^`]+)`/, unquoted],
];

export const defaults = pageCheck(
  'defaults',
  'a default in a sentence about one option is the generated one',
  function* (page, { reference: { facts } }) {
    const known = new Map(
      facts.options
        .filter(({ type, default: value }) => value !== undefined || type === 'boolean')
        .map((option) => [option.path, option.default]),
    );
    for (const { text, line } of sentencesOf(page)) {
      const named = new Set([...text.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name).filter((n) => known.has(n)));
      const [path = ''] = named;
      const said = STATED.flatMap(([pattern, value]) => pattern.exec(text)?.slice(1, 2).map(value) ?? []);
      if (named.size !== 1 || said.length !== 1) continue;
      const real = known.get(path);
      if (said[0] !== unquoted(String(real ?? false)))
        yield new Problem(`${page.file}:${line}`, `the default of \`${path}\` is something else`, {
          expected: real === undefined ? 'no default' : JSON.stringify(real),
          seen: text.trim(),
          fix: 'correct the sentence, or leave the default to <OptionFacts>',
        });
    }
  },
);
