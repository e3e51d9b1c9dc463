import { nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { attributesOf, elementsOf } from '@rsdoctor-docs/base/mdx';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import { CHOICES } from '@rsdoctor-docs/evidence/config';
import { describe, expect, it } from 'vitest';
import { messages, page } from '#tools/checks/test-pages.ts';
import { replaceTables } from '#tools/reference/plugin.ts';
import { readReference } from '#tools/reference/reference.ts';
import { headFaults, missingHeads } from './check.ts';
import { addTicks } from './plugin.ts';

const FILE = 'docs/zh/config/options/a.mdx';
const reference = readReference();

/** A page as the parts draw it. */
function drawn(source: string, file = FILE) {
  const root = tree(source);
  replaceTables(root, file, reference);
  addTicks(root, file);
  return root;
}

describe('the ticks', () => {
  it('end the head of an option that has one, each with a name of its own, and the config is the end of the page', () => {
    const root = drawn('## a\n\n<OptionFacts path="output.mode" />\n\n## b\n\n<OptionFacts path="brief" />\n');
    expect(elementsOf(root, 'input').map((box) => attributesOf(box)['aria-label'])).toEqual([
      '加入我的配置：output.mode',
    ]);
    expect(attributesOf(elementsOf(root, 'div').at(-1)!)['data-island']).toBe('config');
    expect(nodeText(root.children[1]!)).toMatch(/^output\.mode · .+加入我的配置$/);
  });
  it('need no script where there is none', () => expect(elementsOf(drawn('# a\n\nb\n'), 'div')).toEqual([]));
  it('are for options that the package has', () => {
    const paths = reference.facts.options.map(({ path }) => path);
    expect(Object.keys(CHOICES).filter((path) => !paths.includes(path))).toEqual([]);
  });
});

describe('the check', () => {
  const faults = (body: string) => messages(headFaults(page(`# A\n\n${body}\n`, 'en', 'config/options/a')));
  it('passes a head below its heading, and one below the introduction of a page', () =>
    expect(faults('Text.\n\n<OptionFacts path="mode" />\n\n## B {#b}\n\n<OptionFacts path="port" />\n\nText.')).toEqual(
      [],
    ));
  it.each([
    ['not alone below its heading', '## B {#b}\n\nText.\n\n<OptionFacts path="port" />'],
    ['not alone below its heading', '## B {#b}\n\n<OptionFacts path="port" />\n- Since 1.0'],
    ['neither a tick nor a reason', '## B {#b}\n\n<OptionFacts path="linter.level" />'],
  ])('refuses what is %s', (what, body) => expect(faults(body)).toEqual([expect.stringContaining(what)]));
  it('names an option without a head, and one with two', () => {
    const two = page('# A\n\n<OptionFacts path="port" />\n\n<OptionFacts path="port" />\n', 'en', 'config/options/a');
    expect(messages(missingHeads([two], ['port', 'linter', 'linter.level']))).toEqual([
      expect.stringContaining('port has two heads'),
      expect.stringContaining('no page has the head of linter |'),
    ]);
  });
});
