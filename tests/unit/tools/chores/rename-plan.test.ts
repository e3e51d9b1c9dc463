import { describe, expect, test } from 'vitest';
import {
  addRedirect,
  parseRoute,
  planRename,
  REDIRECTS,
  relink,
  renameSamples,
} from '../../../../tools/chores/rename-plan.ts';

const ORIGIN = 'https://rsdoctor.rs';
const moved = (rows: string[]) => `export const MOVED: Record<string, string> = {\n${rows.join('\n')}\n};\nrest\n`;

/** A repository of three pages in two languages. */
const repository = (more: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      'docs/en/guide/start/mcp.mdx': '# MCP\n\n```json file="/samples/mcp/mcp.json"\n```\n',
      'docs/zh/guide/start/mcp.mdx': '# MCP\n',
      'docs/en/guide/start/intro.mdx': '[server](/guide/start/mcp#ports) and [cli](/guide/start/mcp-cli)\n',
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
      ...more,
    }),
  );

describe('links', () => {
  const change = (text: string) => relink(text, '/guide/mcp', '/guide/ai', ORIGIN);

  test('follow in every spelling', () => {
    expect(change('[a](/guide/mcp) [b](/zh/guide/mcp#x) <Card href="/guide/mcp.html?y" />')).toBe(
      '[a](/guide/ai) [b](/zh/guide/ai#x) <Card href="/guide/ai.html?y" />',
    );
    expect(change('https://rsdoctor.rs/guide/mcp.md and [`/zh/guide/mcp.md`](/guide/mcp.md)')).toBe(
      'https://rsdoctor.rs/guide/ai.md and [`/zh/guide/ai.md`](/guide/ai.md)',
    );
    expect(change("link: /guide/mcp\nhref='/en/guide/mcp'\nhttps://rsdoctor.rs/zh/guide/mcp")).toBe(
      "link: /guide/ai\nhref='/en/guide/ai'\nhttps://rsdoctor.rs/zh/guide/ai",
    );
  });

  test('of other pages and other sites stay', () => {
    const others = '[a](/guide/mcp-cli) [b](/old/guide/mcp) https://example.com/guide/mcp /guide/mcp/more';
    expect(change(others)).toBe(others);
  });
});

test('samples follow in fences, runs and commands, and nowhere else', () => {
  expect(renameSamples('file="/samples/mcp/a.json" observed="mcp/rspack.config.mjs"', 'mcp', 'ai')).toBe(
    'file="/samples/ai/a.json" observed="ai/rspack.config.mjs"',
  );
  const runs = '{ "then": ["node docs/samples/mcp/a.mjs"], "build": ["mcp/b.mjs"] }';
  expect(renameSamples(runs, 'mcp', 'ai', true)).toBe(
    '{ "then": ["node docs/samples/ai/a.mjs"], "build": ["ai/b.mjs"] }',
  );
  // Elsewhere a file in a folder of that name may be anybody's.
  expect(renameSamples("rules: ['mcp/b.mjs'], folder: 'docs/samples/mcp'", 'mcp', 'ai')).toBe(
    "rules: ['mcp/b.mjs'], folder: 'docs/samples/ai'",
  );
  expect(renameSamples('@rsdoctor/mcp-server and .cursor/mcp.json', 'mcp', 'ai')).toBe(
    '@rsdoctor/mcp-server and .cursor/mcp.json',
  );
});

describe('the redirect', () => {
  test('leads from the old address, and so do those that led to it', () => {
    expect(addRedirect(moved(["  '/a': '/old',", "  '/z': '/y',"]), '/old', '/new')).toBe(
      moved(["  '/a': '/new',", "  '/old': '/new',", "  '/z': '/y',"]),
    );
  });

  test('does not stay when a page comes back to its old address', () => {
    expect(addRedirect(moved(["  '/old': '/new',"]), '/new', '/old')).toBe(moved(["  '/new': '/old',"]));
  });

  test('needs its table', () => expect(() => addRedirect('nothing', '/a', '/b')).toThrow(/has no table MOVED/));
});

describe('a page gets another address', () => {
  const plan = planRename('/guide/start/mcp', '/guide/start/ai-mcp', repository(), ['mcp', 'cli'], ORIGIN);

  test('with its twin and the samples that are named after it', () => {
    expect(plan.moves).toEqual([
      { from: 'docs/en/guide/start/mcp.mdx', to: 'docs/en/guide/start/ai-mcp.mdx' },
      { from: 'docs/zh/guide/start/mcp.mdx', to: 'docs/zh/guide/start/ai-mcp.mdx' },
      { from: 'docs/questions/guide/start/mcp.json', to: 'docs/questions/guide/start/ai-mcp.json' },
      { from: 'docs/samples/mcp', to: 'docs/samples/ai-mcp' },
    ]);
  });

  test('links, menus, navigation and redirect follow', () => {
    expect(Object.fromEntries(plan.edits)).toEqual({
      'docs/en/guide/start/mcp.mdx': '# MCP\n\n```json file="/samples/ai-mcp/mcp.json"\n```\n',
      'docs/en/guide/start/intro.mdx': '[server](/guide/start/ai-mcp#ports) and [cli](/guide/start/mcp-cli)\n',
      'docs/zh/guide/start/intro.mdx': '[server](/zh/guide/start/ai-mcp.html)\n',
      'docs/en/guide/start/_meta.json': '["intro", "ai-mcp"]\n',
      'docs/zh/guide/start/_meta.json': '[{ "type": "file", "name": "ai-mcp", "label": "MCP" }, "intro"]\n',
      'docs/en/_nav.json': '[{ "link": "/guide/start/ai-mcp.html" }]\n',
      [REDIRECTS]: moved([
        "  '/guide/ai': '/guide/start/ai-mcp',",
        "  '/guide/start/mcp': '/guide/start/ai-mcp',",
        "  '/z': '/guide/start/intro',",
      ]),
    });
  });

  test('in another folder, whose menu takes over its entry', () => {
    const { edits, notes } = planRename('/guide/start/mcp', '/guide/more/mcp', repository(), ['mcp'], ORIGIN);
    expect(JSON.parse(edits.get('docs/zh/guide/more/_meta.json')!)).toEqual([
      'faq',
      { type: 'file', name: 'mcp', label: 'MCP' },
    ]);
    expect(JSON.parse(edits.get('docs/zh/guide/start/_meta.json')!)).toEqual(['intro']);
    expect(notes).toHaveLength(2);
  });

  test('but not one that is taken, absent, without a menu or no address', () => {
    const rename =
      (from: string, to: string, files = repository()) =>
      () =>
        planRename(from, to, files, [], ORIGIN);
    expect(rename('/guide/start/mcp', '/guide/start/intro')).toThrow(/intro\.mdx {2}is in the way/);
    expect(rename('/guide/start/mcp', '/guide/start')).toThrow(/is in the way/);
    expect(rename('/guide/start/gone', '/guide/start/b')).toThrow(/gone\.mdx {2}is not there/);
    expect(rename('/guide/start/mcp', '/guide/new/mcp')).toThrow(/docs\/en\/guide\/new\/_meta\.json {2}is not there/);
    expect(() => parseRoute('/zh/guide/start/mcp')).toThrow(/is no address of a page/);
    expect(() => parseRoute('mcp')).toThrow(/is no address of a page/);
    expect(parseRoute('guide/start/mcp.html')).toBe('/guide/start/mcp');
  });

  test('and samples that another page of the same name uses stay', () => {
    const files = repository({ 'docs/en/config/mcp.mdx': '', 'docs/zh/config/mcp.mdx': '' });
    const { moves, notes } = planRename('/guide/start/mcp', '/guide/start/ai', files, ['mcp'], ORIGIN);
    expect(moves).toHaveLength(3);
    expect(notes).toEqual(['docs/samples/mcp keeps its name: other pages use it too']);
  });
});
