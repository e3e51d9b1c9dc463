/**
 * Completes the table of rule codes in `<RuleList>` with what no writer could keep up to date: name, severity and bundlers from
 * docs/generated/rules.json, and a link to the live report if that has an alert of the code. `data-is` of a row names the
 * choices of rule-list.css that show it, `data-says` its code and `data-words` what readers type for it.
 */

import { nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { elementsOf, inElement, inlineElement, text } from '@rsdoctor-docs/base/mdx';
import { once } from '@rsdoctor-docs/base/once';
import { Problem } from '@rsdoctor-docs/base/problem';
import { routeOfSource } from '@rsdoctor-docs/base/site';
import type { Bundler, RuleFact } from '@rsdoctor-docs/evidence/facts';
import { knownNumbers, type Numbers } from '@rsdoctor-docs/evidence/numbers';
import type { Part } from '@rsdoctor-docs/preset';
import { topicWords } from '@rsdoctor-docs/search/synonyms';
import { panelAddress } from '@rsdoctor-docs/viewer/panels';
import type { PhrasingContent, Root, Table, TableCell, TableRow } from 'mdast';
import { PROGRAMS } from '../bundlers.ts';
import { readReference } from '../reference/reference.ts';
import { badge } from '../report/badge.ts';
import { inLang, type Lang, langOfSource, langPrefix } from '../site.ts';
import { wordsIn } from '../words/words.ts';

type CodeFacts = Pick<RuleFact, 'firesOn'> & { levels: readonly string[]; title: string };

/** Codes of alerts that come from no built-in rule: whoever raises them chooses the severity. */
const OTHER_CODES: Readonly<Record<string, CodeFacts>> = {
  EXTEND: { title: '', levels: ['Warn', 'Error'], firesOn: ['rspack', 'webpack'] },
  OVERLAY: { title: '', levels: ['Warn', 'Error'], firesOn: ['rspack', 'webpack'] },
};

const cell = (...children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children });
const nameOf = (bundler: Bundler) => PROGRAMS.find((name) => name.toLowerCase() === bundler) ?? bundler;

interface Context {
  headings: readonly string[];
  rules: readonly RuleFact[];
  numbers: Numbers;
  lang: Lang;
  /** Address of a rule's alerts in the live report. */
  alertsOf: (code: string) => string;
}

/** A rule's names: in code, in the heading of its section, and in the link to it, which is English in both languages. */
function namesOf(code: string, title: string, row: TableRow, headings: readonly string[]): string {
  const heading = headings.find((one) => one.startsWith(`${code} `)) ?? '';
  const [link] = row.children[0]?.children ?? [];
  return [title, heading, (link?.type === 'link' && link.url.split('#')[1]) || ''].join(' ').replaceAll('-', ' ');
}

function complete(table: Table, { headings, rules, numbers, lang, alertsOf }: Context): void {
  const known = new Map<string, CodeFacts>([
    ...rules.map(({ code, title, level, firesOn }): [string, CodeFacts] => [code, { title, levels: [level], firesOn }]),
    ...Object.entries(OTHER_CODES),
  ]);
  const [head, ...rows] = table.children;
  const codes = rows.map((row) => nodeText(row.children[0] ?? text('')));
  if (codes.join() !== [...known.keys()].join())
    throw new Problem('the codes of the table', 'are not those of docs/generated/rules.json', {
      expected: [...known.keys()].join(', '),
      seen: codes.join(', '),
      fix: 'give the table one row for each code, in this order',
    });
  head?.children.push(cell(text(wordsIn(lang, 'ruleList').firesOn)));
  for (const [index, { title, levels, firesOn }] of [...known.values()].entries()) {
    const row = rows[index]!;
    const name = namesOf(codes[index]!, title, row, headings);
    row.data = {
      hProperties: {
        'data-is': [...levels, ...firesOn].join(' ').toLowerCase(),
        'data-says': JSON.stringify([codes[index]]),
        'data-words': [name, ...topicWords(name)].join(' '),
      },
    };
    row.children[0]?.children.push(...levels.flatMap((level) => [text(' '), badge(level)]));
    if (title) row.children[1]?.children.push({ type: 'break' }, { type: 'inlineCode', value: title });
    const names = firesOn.flatMap((bundler, at) => [...(at > 0 ? [text(' ')] : []), badge(nameOf(bundler))]);
    const count = numbers[`alerts.${codes[index]}`];
    const label = wordsIn(lang, 'ruleList')[count === 1 ? 'seeAlert' : 'seeAlerts'].replace('{{count}}', String(count));
    row.children.push(
      cell(
        ...(names.length > 0 ? names : [text(wordsIn(lang, 'ruleList').never)]),
        // A JSX element, because Markdown twins keep only its words: their readers cannot open the live report.
        ...(count
          ? [{ type: 'break' } as const, inlineElement('a', { href: alertsOf(codes[index]!) }, [text(label)])]
          : []),
      ),
    );
  }
  // Without the class, the Chinese table would not become cards on a phone: no cell of it is as long as a sentence (tables.ts).
  table.data = { hProperties: { className: 'cards' } };
  table.align = head?.children.map(() => null) ?? [];
}

/** Completes the lists of one page; a fault names the page and the line. */
export function completeRuleLists(tree: Root, page: string, from: Pick<Context, 'rules' | 'numbers'>): void {
  const lang = langOfSource(page);
  const route = inLang(routeOfSource(page), lang);
  const headings = tree.children.filter(({ type }) => type === 'heading').map((heading) => nodeText(heading));
  for (const list of elementsOf(tree, 'RuleList'))
    inElement(list, page, () => {
      const table = list.children.find((node) => node.type === 'table');
      if (!table)
        throw new Problem('the element', 'has no table in it', { fix: 'write a table of rule codes between its tags' });
      complete(table, {
        ...from,
        headings,
        lang,
        alertsOf: (code) => panelAddress('/overall', langPrefix(lang), route, code),
      });
    });
}

const facts = once(() => ({ rules: readReference().facts.rules, numbers: knownNumbers() }));

export const ruleList: Part = {
  name: 'rule-list',
  page: (tree, file) => completeRuleLists(tree, file, facts()),
  twin: true,
};
