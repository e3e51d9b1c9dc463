import { isJsx, nodesIn, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { readPage } from '@rsdoctor-docs/base/docs/page';
import { attributesOf, elementsOf } from '@rsdoctor-docs/base/mdx';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import { rowsFor } from '@rsdoctor-docs/preset/client';
import type { Nodes, Root } from 'mdast';
import { describe, expect, it, test } from 'vitest';
import { searchAnswers } from '#tools/reference/messages.ts';
import { troubleFaults } from './check.ts';
import { allEntries, entriesAt, otherAnswers } from './entries.ts';
import { drawTroubles } from './plugin.ts';

const FAQ = 'docs/en/guide/more/faq.mdx';

function drawn(source: string, file = FAQ): Root {
  const root = tree(source);
  drawTroubles(root, file);
  return root;
}
const rowsIn = (root: Root) =>
  [...nodesIn(root)].flatMap((node) => {
    const { hProperties } = (node.data ?? {}) as { hProperties?: Record<string, string> };
    const own = isJsx(node) ? attributesOf(node) : hProperties;
    return own && 'data-entry' in own ? [{ name: isJsx(node) ? node.name : node.type, ...own }] : [];
  });
const linksIn = (root: Root) => [...nodesIn(root)].flatMap((node) => (node.type === 'link' ? [node.url] : []));

describe('the entries of the site', () => {
  const entries = allEntries('en');
  it('are the headings of their pages, with messages, kinds and bundlers', () => {
    expect(entries.length).toBeGreaterThan(50);
    expect(new Set(entries.map(({ at }) => at)).size).toBe(entries.length);
    const home = entries.find(({ at }) => at === '/guide/more/faq#home');
    expect([home?.says, home?.tags]).toEqual([["mkdir '{}.cache/rsdoctor"], ['CI']]);
    expect(entries.find(({ at }) => at.endsWith('#stuck-at-52'))?.bundler).toBe('webpack');
  });
  it('have the kinds of their section, and those of their twins', () => {
    expect(entries.find(({ at }) => at.endsWith('#diff-input'))?.tags).toEqual(['CI']);
    const key = ({ at, tags, bundler }: (typeof entries)[number]) => [at, bundler, ...tags].join(' ');
    expect(allEntries('zh').map(key)).toEqual(entries.map(key));
  });
  it('leave no known message out', () => {
    const others = otherAnswers('en', entries).flatMap(({ says }) => says);
    expect(others).toEqual(expect.arrayContaining(['E1001', 'OVERLAY', '[RSDOCTOR] generated JSON data: {}']));
    expect(others).not.toContain('❌ Missing required argument: --profile');
    const all = [...others, ...entries.flatMap(({ says }) => says)];
    expect(
      searchAnswers()
        .flatMap(({ texts }) => texts)
        .filter((one) => !all.includes(one)),
    ).toEqual([]);
  });
  it('are on their pages alone, whatever other headings say', () => {
    expect(entriesAt('/guide/start/cicd', 'en')).toEqual([]);
    expect(entriesAt('/guide/more/faq#none', 'en')).toEqual([]);
  });
});

describe('what is drawn', () => {
  it('a list has links to the entries, in the language of the page', () => {
    const root = drawn('<TroubleList of="/guide/more/known-issues#build" />', 'docs/zh/guide/start/cicd.mdx');
    expect(linksIn(root)).toContain('/zh/guide/more/known-issues#require-esm');
    expect(elementsOf(root, 'Bundler').map((one) => attributesOf(one).is)).toContain('webpack');
  });
  it('a list of a kind leaves out what the page has itself', () => {
    const links = linksIn(drawn('<TroubleList with="Windows" />'));
    expect(links).toContain('/guide/more/known-issues#windows-no-tab');
    expect(links.filter((url) => url.startsWith('/guide/more/faq'))).toEqual([]);
  });
  it('a page with the filter folds its entries, in those of their bundler too', () => {
    const root = drawn(
      '<TroubleFilter />\n\n## A {#build}\n\n<Trouble with="CI" />\n\nx\n\n### B {#home}\n\ny\n\n<Bundler is="webpack">\n\n### C {#c}\n\n<Trouble with="Vue" />\n\nz\n\n</Bundler>\n\n<TroubleList of="/guide/more/known-issues#opening" />\n\n## D {#d}\n\nlast\n',
    );
    const [section] = elementsOf(root, 'section');
    expect(root.children.at(-1)).toMatchObject({ type: 'paragraph' });
    expect((section!.children as Nodes[]).map((node) => (isJsx(node) ? node.name : node.type))).toEqual([
      'heading',
      'paragraph',
      'details',
      'Bundler',
      'list',
    ]);
    const [home, other, ...more] = rowsIn(root);
    expect(home).toMatchObject({ name: 'details', 'data-tags': 'ci', 'data-says': '["mkdir \'{}.cache/rsdoctor"]' });
    expect(other).toMatchObject({ name: 'details', 'data-tags': 'ci|vue' });
    expect(more.every(({ name }) => name === 'listItem')).toBe(true);
    expect(elementsOf(root, 'Trouble')).toEqual([]);
    expect(elementsOf(root, 'summary').map((one) => nodeText(one))).toEqual(['B {#home}', 'C {#c}']);
  });
  it.each([
    ['<TroubleList of="/guide/more/known-issues#none" />', /faq\.mdx:1.*<TroubleList>.*there is no entry/s],
    ['<TroubleList with="Vite" />', /no such kind.*CI, Windows/s],
    ['<Trouble with="Vite" />', /<Trouble>: no such kind/],
  ])('%s stops the build', (source, message) => expect(() => drawn(source)).toThrow(message));
});

describe('the check', () => {
  const page = (body: string, lang = 'en', route = 'guide/more/known-issues') =>
    readPage(`docs/${lang}/${route}.mdx`, lang, route, `# T\n\n## S {#s}\n\n${body}\n`);
  const faults = (...pages: ReturnType<typeof page>[]) => [...troubleFaults(pages)].map(({ message }) => message);
  const WHOLE = '### A {#a}\n\nWhy.\n\n**Fix**: do.\n\n**It worked if** it works.\n';

  it('passes an entry with cause, fix and proof', () => {
    expect(faults(page(WHOLE))).toEqual([]);
    expect(faults(page('### A {#a}\n\n原因。\n\n**临时解决方案**：做。\n\n**验证方法**：好了。\n', 'zh'))).toEqual([]);
  });
  it.each([
    ['Why.\n\n**It worked if** x.', 'the fix'],
    ['**Fix**: x.\n\n**It worked if** y.', 'why it happens'],
    ['Why.\n\n**Fix**: x.', 'how a reader sees'],
    ['Why.\n\n**It worked if** y.\n\n**Fix**: x.', 'how a reader sees'],
  ])('names what is missing: %s', (body, missing) =>
    expect(faults(page(`### A {#a}\n\n${body}`))).toEqual([
      expect.stringMatching(`known-issues\\.mdx:5 .*"A".*[^]*${missing}`),
    ]),
  );
  it('knows two entries by their title, their message or a sentence', () => {
    const other = WHOLE.replace('A {#a}', 'B {#b}');
    expect(faults(page(`${WHOLE}\n${other}`))).toEqual([]);
    expect(faults(page(`${WHOLE}\n${WHOLE.replace('{#a}', '{#b}')}`))).toEqual([
      expect.stringContaining('say the same'),
    ]);
    const long = 'The server keeps the port until somebody ends the process that has it.';
    expect(faults(page(`${WHOLE.replace('Why.', long)}\n${other.replace('Why.', long)}`))).toHaveLength(1);
    const code = '`Cannot read the file of the report`';
    expect(faults(page(`${WHOLE.replace('A {', `A ${code} {`)}\n${other.replace('B {', `B ${code} {`)}`))).toHaveLength(
      1,
    );
  });
  it('misses entries that the first page does not list', () => {
    const door = page('<TroubleList of="/guide/more/known-issues#s" />', 'en', 'guide/more/faq');
    const tags = '\n\n<Trouble with="CI, Windows, Next.js, Vue, CLI, MCP" />\n';
    expect(faults(door, page(`${WHOLE}${tags}`))).toEqual([]);
    expect(faults(page('x', 'en', 'guide/more/faq'), page(`${WHOLE}${tags}`))).toEqual([
      expect.stringContaining('does not list this entry'),
    ]);
    expect(faults(door, page(WHOLE)).filter((one) => one.includes('no entry is for'))).toHaveLength(6);
  });
});

/** Rows as the browser has them, as far as the filter looks. */
const row = (textContent: string, says: string[] = [], words = '') =>
  ({
    textContent,
    dataset: { ...(says.length > 0 && { says: JSON.stringify(says) }), words },
  }) as unknown as HTMLElement;

test('a pasted line leads to its entry, words to all that have them', () => {
  const memory = row('Out of memory', ['JavaScript heap out of memory'], 'OOM');
  const home = row('mkdir', ["mkdir '{}.cache/rsdoctor"]);
  const duplicate = row('E1001 Duplicate', ['E1001']);
  const rows = [memory, home, duplicate];
  expect(rowsFor("Error: EROFS: read-only file system, mkdir '/root/.cache/rsdoctor'", rows)).toEqual({
    rows: [home],
    isPasted: true,
  });
  expect(rowsFor('FATAL ERROR: Reached heap limit\nJavaScript heap out of memory', rows).rows).toEqual([memory]);
  expect(rowsFor('\u001b[33m[E1001:Warn:DUPLICATE-PACKAGE]\u001b[39m qs', rows).rows).toEqual([duplicate]);
  expect(rowsFor('oom', rows)).toEqual({ rows: [memory], isPasted: false });
  expect(rowsFor('ｍｅｍｏｒｙ out', rows).rows).toEqual([memory]);
  expect(rowsFor('nothing of this', rows).rows).toEqual([]);
});
