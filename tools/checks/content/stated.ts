/** What pages say about the default of an option, or about a rule, agrees with docs/generated. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { RuleFact } from '../../../packages/evidence/facts/facts.ts';
import { Problem } from '../../lib/problem.ts';
import { type Reference, readReference } from '../../reference/facts.ts';
import type { Check } from '../check.ts';
import { type Page, placeOf } from '../read/page.ts';

/** A type or default that a writer wrote by hand; the reference has both. */
const BY_HAND = /^(?:Type|Default|类型|默认值)\s*[:：]/;

/** No list says by hand what `<OptionFacts>` says from the generated reference. */
export function factsAreGenerated(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(page.tree, 'listItem', (node) => {
      const text = textOf(node);
      if (BY_HAND.test(text))
        problems.push(
          new Problem(placeOf(page, node), 'a type or default is written by hand', {
            expected: '<OptionFacts path="output.mode" />',
            seen: text,
            fix: 'what no value can say about a default goes into docs/reference/defaults.json',
          }),
        );
    });
    return problems;
  });
}

/**
 * Sentences that state a default: `on by default`, `默认开启`, `default is \`x\``. The rest of a sentence is nobody's
 * business here.
 */
const STATED: ReadonlyArray<[pattern: RegExp, value: (match: RegExpExecArray) => string]> = [
  [/\b(?:is|are) (on|off) by default\b/, ([, state]) => String(state === 'on')],
  [/默认(开启|关闭)/, ([, state]) => String(state === '开启')],
  [/\bdefaults? (?:is|to|of) `([^`]+)`/, ([, value]) => unquoted(value as string)],
  [/默认值?(?:为|是) ?`([^`]+)`/, ([, value]) => unquoted(value as string)],
];

/** Where a page says in a sentence what the default of exactly one option is, it is the default in docs/generated. */
export function statedDefaultsHold(pages: readonly Page[], { facts }: Reference): Problem[] {
  const defaults = new Map(
    facts.options
      .filter(({ type, default: value }) => value !== undefined || type === 'boolean')
      .map((option) => [option.path, option.default]),
  );
  return pages.flatMap((page) =>
    sentencesOf(page).flatMap(({ text, line }) => {
      const named = [...new Set([...text.matchAll(/`([\w.]+)`/g)].map(([, name]) => name as string))].filter((name) =>
        defaults.has(name),
      );
      const [path] = named;
      const said = STATED.flatMap(([pattern, value]) => {
        const match = pattern.exec(text);
        return match ? [value(match)] : [];
      });
      if (named.length !== 1 || path === undefined || said.length !== 1) return [];
      const real = defaults.get(path);
      const expected = real === undefined ? 'false' : unquoted(String(real));
      return said[0] === expected
        ? []
        : [
            new Problem(`${page.file}:${line}`, `the default of \`${path}\` is something else`, {
              expected: real === undefined ? 'no default' : JSON.stringify(real),
              seen: text.trim(),
              fix: 'correct the sentence, or leave the default to <OptionFacts>',
            }),
          ];
    }),
  );
}

const NEVER = /never (?:fires|reports)|不会触发|从不触发|不会报告/;
const BUNDLERS = { rspack: /\bRspack\b/, webpack: /\bwebpack\b/ } as const;

/**
 * Where a page says that a rule never fires on a bundler, or on one only, the samples of that rule agree (`firesOn` in
 * docs/generated/rules.json).
 */
export function statedRulesHold(pages: readonly Page[], { facts }: Reference): Problem[] {
  return pages.flatMap((page) =>
    sentencesOf(page).flatMap(({ text, line }) => {
      const rules = facts.rules.filter(({ code }) => text.includes(code));
      const [rule] = rules;
      const silent = silentIn(text);
      if (rules.length !== 1 || !rule || silent === undefined) return [];
      const real = (Object.keys(BUNDLERS) as Array<keyof typeof BUNDLERS>).filter((name) => !firesOn(rule, name));
      return silent.every((name) => real.includes(name))
        ? []
        : [
            new Problem(`${page.file}:${line}`, `${rule.code} is said not to fire where it does`, {
              expected: `it fires on ${rule.firesOn.join(' and ') || 'neither bundler'}`,
              seen: text.trim(),
              fix: 'correct the sentence; docs/generated/rules.json says what the samples did',
            }),
          ];
    }),
  );
}

const firesOn = (rule: RuleFact, bundler: 'rspack' | 'webpack') => rule.firesOn.includes(bundler);

/** The bundlers on which a sentence says that a rule does not fire; undefined when it says nothing of the kind. */
function silentIn(text: string): Array<'rspack' | 'webpack'> | undefined {
  if (/\bRspack only\b|仅 ?Rspack|只在 ?Rspack|仅支持 ?Rspack/.test(text)) return ['webpack'];
  if (/\bwebpack only\b|仅 ?webpack|只在 ?webpack|仅支持 ?webpack/.test(text)) return ['rspack'];
  const match = NEVER.exec(text);
  if (!match) return undefined;
  const named = (['rspack', 'webpack'] as const).filter((name) => BUNDLERS[name].test(text));
  return named.length === 1 ? named : ['rspack', 'webpack'];
}

const unquoted = (value: string) => value.replace(/^'(.*)'$/, '$1');

/** Sentences of paragraphs, list items and table rows, with inline code in backticks. */
function sentencesOf(page: Page): Array<{ text: string; line: number }> {
  const sentences: Array<{ text: string; line: number }> = [];
  visit(page.tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell' && node.type !== 'heading') return;
    const line = node.position?.start.line ?? 1;
    for (const text of textOf(node).split(/(?<=[.!?])\s+|(?<=[。！？；])|\n/)) sentences.push({ text, line });
  });
  return sentences;
}

function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value;
  return 'children' in node ? (node.children as Nodes[]).map(textOf).join('') : '';
}

export const byHand: Check<Page> = {
  name: 'by-hand',
  about: 'types and defaults of options come from the generated reference',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: factsAreGenerated,
};

export const defaults: Check<Page> = {
  name: 'defaults',
  about: 'a default in a sentence is the generated one',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: (pages, { docs }) => statedDefaultsHold(pages, readReference(docs)),
};

export const rules: Check<Page> = {
  name: 'rules',
  about: 'a sentence about a rule that never fires is right',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: (pages, { docs }) => statedRulesHold(pages, readReference(docs)),
};
