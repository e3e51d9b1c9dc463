import { readFileSync } from 'node:fs';
import { repositoryFiles } from '@rsdoctor-docs/base/files';
import { expect, test } from 'vitest';
import { pages } from '#tests/lib/docs.ts';
import { addRedirect, isNaming, parseRoute, planRename, REDIRECTS } from './rename-plan.ts';

const moved = (rows: string[]) => `export const MOVED: Record<string, string> = {\n${rows.join('\n')}\n};\nrest\n`;

/** A repository of three pages in two languages. */
const repository = () =>
  new Map(
    Object.entries({
      'docs/en/guide/start/mcp.mdx': '# MCP\n',
      'docs/zh/guide/start/mcp.mdx': '# MCP\n',
      'docs/en/guide/start/intro.mdx':
        '[a](/guide/start/mcp#ports) <Card href="/guide/start/mcp.html?y" /> https://rsdoctor.rs/guide/start/mcp.md [b](/guide/start/mcp-cli) https://example.com/guide/start/mcp\n',
      'docs/zh/guide/start/intro.mdx': '[server](/zh/guide/start/mcp.html)\n',
      'docs/questions/guide/start/mcp.json': '{}\n',
      'docs/en/guide/more/faq.mdx': '# FAQ\n',
      'docs/zh/guide/more/faq.mdx': '# FAQ\n',
      'docs/en/guide/start/_meta.json': '["intro", "mcp"]\n',
      'docs/zh/guide/start/_meta.json': '[{ "type": "file", "name": "mcp", "label": "MCP" }, "intro"]\n',
      'docs/en/guide/more/_meta.json': '["faq"]\n',
      'docs/zh/guide/more/_meta.json': '["faq"]\n',
      'docs/en/_nav.json': '[{ "link": "/guide/start/mcp.html" }]\n',
      [REDIRECTS]: moved(["  '/guide/ai': '/guide/start/mcp',", "  '/z': '/guide/start/intro',"]),
    }),
  );
/** A menu as a rename writes it, before it is laid out. */
const menu = (...entries: unknown[]) => `${JSON.stringify(entries, null, 2)}\n`;
const plan = (from: string, to: string) => planRename(from, to, repository(), 'https://rsdoctor.rs');

test('page, twin and questions move; links in every spelling, menus, navigation and redirects follow', () => {
  const { moves, edits } = plan('/guide/start/mcp', '/guide/start/ai-mcp');
  expect(moves.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'docs/en/guide/start/mcp.mdx docs/en/guide/start/ai-mcp.mdx',
    'docs/zh/guide/start/mcp.mdx docs/zh/guide/start/ai-mcp.mdx',
    'docs/questions/guide/start/mcp.json docs/questions/guide/start/ai-mcp.json',
  ]);
  expect(Object.fromEntries(edits)).toEqual({
    'docs/en/guide/start/intro.mdx':
      '[a](/guide/start/ai-mcp#ports) <Card href="/guide/start/ai-mcp.html?y" /> https://rsdoctor.rs/guide/start/ai-mcp.md [b](/guide/start/mcp-cli) https://example.com/guide/start/mcp\n',
    'docs/zh/guide/start/intro.mdx': '[server](/zh/guide/start/ai-mcp.html)\n',
    'docs/en/guide/start/_meta.json': menu('intro', 'ai-mcp'),
    'docs/zh/guide/start/_meta.json': menu({ type: 'file', name: 'ai-mcp', label: 'MCP' }, 'intro'),
    'docs/en/_nav.json': '[{ "link": "/guide/start/ai-mcp.html" }]\n',
    [REDIRECTS]: moved([
      "  '/guide/ai': '/guide/start/ai-mcp',",
      "  '/guide/start/mcp': '/guide/start/ai-mcp',",
      "  '/z': '/guide/start/intro',",
    ]),
  });
});

test('only the name of the page changes in its menu, not a label that is spelled alike', () => {
  const group = { type: 'dir', name: 'more', label: 'mcp' };
  const files = repository().set('docs/en/guide/start/_meta.json', menu(group, 'mcp'));
  const { edits } = planRename('/guide/start/mcp', '/guide/start/ai', files, 'https://rsdoctor.rs');
  expect(edits.get('docs/en/guide/start/_meta.json')).toBe(menu(group, 'ai'));
});

test('the menu of another folder takes the entry over', () => {
  const { edits } = plan('/guide/start/mcp', '/guide/more/mcp');
  const written = (folder: string) => edits.get(`docs/zh/guide/${folder}/_meta.json`);
  expect(written('more')).toBe(menu('faq', { type: 'file', name: 'mcp', label: 'MCP' }));
  expect(written('start')).toBe(menu('intro'));
});

test('a redirect does not stay when a page comes back to its old address', () =>
  expect(addRedirect(moved(["  '/old': '/new',"]), '/new', '/old')).toBe(moved(["  '/new': '/old',"])));

test('a menu that does not parse is named with its line', () => {
  const broken = repository().set('docs/en/guide/start/_meta.json', '["intro" "mcp"]\n');
  expect(() => planRename('/guide/start/mcp', '/guide/start/b', broken, 'https://rsdoctor.rs')).toThrow(
    /docs\/en\/guide\/start\/_meta\.json:1 {2}is no JSON/,
  );
});

test('every file that names a page is one that a rename changes; tests read the pages from docs/', () => {
  const routes = pages().flatMap(({ route }) => (route === '/' ? [] : route));
  const address = new RegExp(`['"\`(](?:${routes.join('|')})['"\`)#]`);
  const naming = repositoryFiles('.').filter(
    (file) => /\.(?:[jt]sx?|json|md)$/.test(file) && address.test(readFileSync(file, 'utf8')),
  );
  expect(naming).toContain('packages/viewer/reading/lines.ts');
  const left = naming.filter((file) => !isNaming(file));
  expect(
    left.filter(
      (file) =>
        !/^(?:tests|docs\/generated|packages\/(?:evidence|preset\/example))\/|\.(?:test|spec)\.tsx?$/.test(file),
    ),
  ).toEqual([]);
});

test('an address that is taken, absent, without a menu or none at all is refused', () => {
  expect(() => plan('/guide/start/mcp', '/guide/start/intro')).toThrow(/intro\.mdx {2}is in the way/);
  expect(() => plan('/guide/start/mcp', '/guide/start')).toThrow(/is in the way/);
  expect(() => plan('/guide/start/mcp', '/guide/start/MCP')).toThrow(/"MCP" has upper-case letters/);
  expect(() => plan('/guide/start/gone', '/guide/start/b')).toThrow(/gone\.mdx {2}is not there/);
  expect(() => plan('/guide/start/mcp', '/guide/new/mcp')).toThrow(/docs\/en\/guide\/new\/_meta\.json {2}is not there/);
  for (const wrong of ['/zh/guide/start/mcp', 'mcp'])
    expect(() => parseRoute(wrong)).toThrow(/is no address of a page/);
});
