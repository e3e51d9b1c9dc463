/**
 * `<Rule code="E1001">` below the heading of a rule, around a list: what users feel, where the rule finds it, the fix, and for a
 * rule without alerts in the live report what to read on. The build adds the labels, how to change the rule, and the live
 * alerts, so that each rule has the same five slots in the same place. Longer code of such a page is folded to six lines.
 */
import fs from 'node:fs';
import path from 'node:path';
import { nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { attributesOf, elementsOf, faultOf, inlineElement, paragraph, text } from '@rsdoctor-docs/base/mdx';
import { once } from '@rsdoctor-docs/base/once';
import { routeOfSource } from '@rsdoctor-docs/base/site';
import type { RuleFact } from '@rsdoctor-docs/evidence/facts';
import { knownNumbers, type Numbers } from '@rsdoctor-docs/evidence/numbers';
import type { Part } from '@rsdoctor-docs/preset';
import { panelAddress } from '@rsdoctor-docs/viewer/panels';
import type { Code, List, ListItem, Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import { badge } from '#theme/report/badge.ts';
import { inLang, type Lang, langOfSource, langPrefix } from '#theme/site.ts';
import { readReference } from '#tools/reference/reference.ts';

export const ELEMENT = 'Rule';

const TEXTS = {
  slots: {
    en: ['What users feel', 'Found in', 'Fix', 'Change it'],
    zh: ['用户感受', '出现位置', '修复方法', '调整规则'],
  },
  live: { en: 'Live', zh: '示例报告' },
  readOn: { en: 'Read on', zh: '延伸阅读' },
  colon: { en: ': ', zh: '：' },
  change: { en: ' of `linter.rules`, by default `{{level}}`. ', zh: '（位于 `linter.rules`），默认为 `{{level}}`，' },
  settings: { en: 'All its settings', zh: '可参考全部设置' },
  alerts: {
    en: (count: number) =>
      count === 1 ? 'See its alert in the live report' : `See its ${count} alerts in the live report`,
    zh: (count: number) => `查看示例报告中的 ${count} 条告警`,
  },
  copy: { en: 'Copy', zh: '复制' },
} satisfies Record<string, Record<Lang, unknown>>;

const SETTINGS = '/guide/usage/rule-config#settings';
const BUNDLERS = { rspack: 'Rspack', webpack: 'webpack' } as const;

interface Context {
  rules: readonly RuleFact[];
  numbers: Numbers;
}

const code = (value: string) => ({ type: 'inlineCode' as const, value });
/** Words with `code` in backticks. */
const withCode = (words: string): PhrasingContent[] =>
  words.split('`').map((value, index) => (index % 2 ? code(value) : text(value)));

/** A line that other lines of the card say too, or that all cards have: the search shows sentences. */
const unsearched = (line: Paragraph): Paragraph => ({ ...line, data: { hProperties: { 'data-search': 'skip' } } });

/** Code, name, severity and bundlers of a rule, in one line. The script of code blocks copies what stands before the button. */
function headOf({ code: name, title, level, firesOn }: RuleFact, lang: Lang, isTwin: boolean): Paragraph {
  const names = [title, level, ...firesOn.map((bundler) => BUNDLERS[bundler])];
  if (isTwin) return paragraph(code(name), ...names.flatMap((one) => [text(' · '), text(one)]));
  const label = `${TEXTS.copy[lang]} ${name}`;
  const button = inlineElement(
    'button',
    { type: 'button', 'data-does': 'copy', 'aria-label': label, title: label },
    [],
  );
  const group = inlineElement('span', { 'data-needs-script': '' }, [
    inlineElement('span', { role: 'status' }, []),
    button,
  ]);
  const badges = names.flatMap((one, index) => [text(' '), index === 0 ? code(one) : badge(one)]);
  return unsearched(paragraph(code(name), group, ...badges));
}

/**
 * Completes the slots of a rule.
 * @throws Problem when there is no such rule, or an entry is missing or too many
 */
export function drawRules(tree: Root, file: string, { rules, numbers }: Context, isTwin = false): void {
  const lang = langOfSource(file);
  for (const element of elementsOf(tree, ELEMENT)) {
    const fault = faultOf(element, file);
    const { code: name = '' } = attributesOf(element);
    const rule = rules.find((one) => one.code === name);
    if (!rule) throw fault('no such rule', { expected: rules.map((one) => one.code).join(', '), seen: name });
    const count = numbers[`alerts.${name}`];
    const [list, ...more] = element.children as Nodes[];
    const expected = count ? 3 : 4;
    if (list?.type !== 'list' || more.length > 0 || list.children.length !== expected)
      throw fault('does not have its slots', {
        expected: `a list of ${expected}: what users feel, where it is found, the fix${count ? '' : ', a link to read on'}`,
        seen: list?.type === 'list' ? `${list.children.length} entries` : 'no list alone',
        fix: 'write one entry for each, with an empty line after the first tag and before the last one',
      });
    const change: ListItem = {
      type: 'listItem',
      spread: false,
      children: [
        paragraph(
          code(rule.title),
          ...withCode(TEXTS.change[lang].replace('{{level}}', rule.level)),
          { type: 'link', url: inLang(SETTINGS, lang), children: [text(TEXTS.settings[lang])] },
          text(lang === 'zh' ? '。' : '.'),
        ),
      ],
    };
    const route = inLang(routeOfSource(file), lang);
    const href = panelAddress('/overall', langPrefix(lang), route, name);
    const alerts = (one: number) => inlineElement('a', { href }, [text(TEXTS.alerts[lang](one))]);
    const live: ListItem = {
      type: 'listItem',
      spread: false,
      children: [paragraph(...(count ? [alerts(count)] : []))],
    };
    const entries = [...list.children.slice(0, 3), change, count ? live : list.children[3]!];
    const labels = [...TEXTS.slots[lang], (count ? TEXTS.live : TEXTS.readOn)[lang]];
    for (const [index, { children }] of entries.entries()) {
      const [first] = children;
      if (first?.type !== 'paragraph') throw fault('an entry does not begin with a sentence');
      const label = { type: 'strong' as const, children: [text(labels[index]!)] };
      if (isTwin) first.children.unshift(label, text(TEXTS.colon[lang]));
      else children.unshift(unsearched(paragraph(label)));
    }
    // On the page, words and label are a paragraph each, which stand beside each other: a tight list would have none.
    const slots: List = { type: 'list', ordered: false, spread: !isTwin, children: entries };
    element.children = [headOf(rule, lang, isTwin), slots] as never;
  }
}

/** From this number of lines on, code is folded, to six. */
const LONG = 9;
const SIX_LINES = 157;

/** The number of lines of a block, which may be those of a file. */
const linesOf = ({ value, meta }: Code): number => {
  const [, file] = /file="([^"]+)"/.exec(meta ?? '') ?? [];
  return (file ? fs.readFileSync(path.join('docs', file), 'utf8').trimEnd() : value).split('\n').length;
};

/** Folds the longer code of a page with rules. */
function foldCode(tree: Root): void {
  for (const node of nodesIn(tree))
    if (node.type === 'code' && !node.meta?.includes('observed') && linesOf(node) >= LONG)
      node.meta = `${node.meta ?? ''} height=${SIX_LINES} fold`.trim();
}

const facts = once((): Context => ({ rules: readReference().facts.rules, numbers: knownNumbers() }));

export const ruleCard: Part = {
  name: 'rule-card',
  page(tree, file) {
    if (elementsOf(tree, ELEMENT).length === 0) return;
    drawRules(tree, file, facts());
    foldCode(tree);
  },
  twin: (tree, file) => drawRules(tree, file, facts(), true),
};
