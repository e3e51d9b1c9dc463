/** Each row of table.ts: what works is drawn as it is written, what is refused is named with its line and its remedy. */
import path from 'node:path';
import { readMenu } from '@rsdoctor-docs/base/docs/menu';
import { nodesIn, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { readPage } from '@rsdoctor-docs/base/docs/page';
import type { Problem } from '@rsdoctor-docs/base/problem';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import { drawPages, pageCompiler, toPlainTree, withOwn } from '@rsdoctor-docs/preset/drawing';
import {
  boxFaults,
  configFaults,
  frontmatterFaults,
  menuFaults,
  moduleFaults,
  pageFaults,
  sampleFaults,
  table,
} from '@rsdoctor-docs/preset/node';
import type { UserConfig } from '@rspress/core';
import { expect, test } from 'vitest';
import { parts } from '#theme/parts/index.ts';
import config from '../../rspress.config.ts';

const page = (source: string) => readPage('docs/en/a.mdx', 'en', 'a', source);
const said = (problems: Iterable<Problem>) =>
  [...problems].map(({ message }) => message.replace(/\s*\n\s*/g, ' ').replace(/: {2,}/g, ': '));
const faults = (source: string) => said([...pageFaults(page(source), []), ...frontmatterFaults(page(source))]);
const refusals = (rows: object) =>
  Object.entries(rows as Record<string, unknown>).filter((row): row is [string, string] => typeof row[1] === 'string');
const working = (rows: object) => Object.entries(rows).flatMap(([name, verdict]) => (verdict === true ? [name] : []));
/** The components that work, with the verdicts about their properties. */
const components = Object.entries(table.THEME).filter((row): row is [string, never] => typeof row[1] === 'object');

test('what a page imports and cannot have is named where it is imported', () => {
  for (const [module, rows] of [
    ['@theme', table.THEME],
    ['@rspress/core/runtime', table.RUNTIME],
  ] as const)
    for (const [name, verdict] of refusals(rows))
      expect(faults(`# A\n\nimport {\n  ${name} as B,\n} from '${module}';`)).toEqual([
        `docs/en/a.mdx:4  "${name}" of ${module} is not offered here do: ${verdict}`,
      ]);
  expect(faults("import { useNavigate } from '@rspress/core/runtime';")[0]).toContain(table.ROUTER);
  expect(faults("import { Tabs } from '@rspress/core/theme-original';")[0]).toContain('import it from @theme');
  expect(faults("import { Own } from '@theme';\nimport B from './b.mdx';\n\n<Own on={1} />")).toEqual([]);
});

test('a property that a component does not have is named at its line, also in code of the page', () => {
  for (const [name, rows] of components)
    for (const [property, verdict] of refusals(rows)) {
      const line = `"${property}" of <B> is not offered here do: ${verdict}`;
      const use = `import { ${name} as B } from '@theme';`;
      expect(faults(`${use}\n\n<B\n  ${property}={1}>x</B>`)).toEqual([`docs/en/a.mdx:4  ${line}`]);
      expect(faults(`${use}\n\n{[1].map(() => <B ${property} />)}`)).toEqual([`docs/en/a.mdx:3  ${line}`]);
    }
  expect(faults("import { Tab } from '@theme';\n\n<Tab key='a' lable='x' />")).toEqual([
    'docs/en/a.mdx:3  <Tab> has no property "lable" expected: label do: correct the name, or delete it',
  ]);
  expect(faults("import { Link } from '@theme';\n\n<Link href='/' title='x' />")).toEqual([]);
});

test.each([
  ['<button\n  onClick={() => alert(1)}>x</button>', 2, 'onClick'],
  ['export const A = () => <b onInput={1} />;', 1, 'onInput'],
  ["import { useState } from 'react';\n\nexport const A = () => <b>{useState(0)}</b>;", 1, 'useState'],
  ["import React from 'react';\n\nexport const A = () =>\n  <b>{React.useEffect(() => 0)}</b>;", 4, 'useEffect'],
])('what waits for the browser is named, in a page and in a module: %j', (source, line, name) => {
  const seen = `"${name}", which needs React in the browser, is not offered here`;
  expect(faults(source)).toEqual([expect.stringContaining(`docs/en/a.mdx:${line}  ${seen}`)]);
  const module = source.replace(/^<.*/s, 'export default () => (\n$&\n);');
  const [fault, ...others] = said(moduleFaults('docs/shared/a.tsx', `const a: number = 1;\n${module}`));
  expect(fault).toMatch(/^docs\/shared\/a\.tsx:[2-5] /);
  expect(fault).toContain(seen);
  expect(others).toEqual([]);
});

test('words behind a fence and marks of lines', () => {
  const known = working(table.FENCE).map((word) => `${word}="a b"`);
  expect(faults(`\`\`\`js ${known.join(' ')} {1,3-4} wrapCode=false\na\n\`\`\``)).toEqual([]);
  expect(faults('# A\n\n```js{1} lineNumber\na\n```')).toEqual([
    'docs/en/a.mdx:3  a code block has no option "lineNumber" expected: lineNumbers do: correct the word behind the language, or delete it',
  ]);
  for (const rows of Object.values(table.MARKS)) {
    for (const mark of working(rows)) expect(faults(`\`\`\`js\na // [!code ${mark}:2]\n\`\`\``)).toEqual([]);
    for (const [mark, verdict] of refusals(rows))
      expect(faults(`\`\`\`js\na\nb // [!code ${mark}:x]\n\`\`\``)).toEqual([
        `docs/en/a.mdx:3  [!code ${mark}:x] marks nothing here do: ${verdict}`,
      ]);
  }
  expect(faults('```js\na // [!code higlight]\n```')[0]).toContain('expected: highlight');
  expect(said(sampleFaults('docs/samples/a.js', 'a\nb // [!code error]'))[0]).toContain(
    'docs/samples/a.js:2  [!code error]',
  );
  expect(said(sampleFaults('docs/samples/a.js', 'a // [!code ++]'))).toEqual([]);
});

test('boxes that no reader would see as boxes', () => {
  const found = (source: string) => said(boxFaults({ file: 'a.mdx', tree: tree(source) }))[0];
  expect(found('One\n\n:::tipp\n')).toContain('a.mdx:3  there is no box "tipp" expected: tip');
  expect(found(':::tip\n')).toContain('a box that is not closed: :::tip');
  expect(found('> [!NOET]\n> A')).toContain('there is no alert "NOET" expected: NOTE');
  expect(found('`:::tip` and `[!NOTE]`')).toBeUndefined();
});

test('keys of menus, of the frontmatter and of the configuration', () => {
  for (const [type, rows] of Object.entries(table.MENUS)) {
    const name = type === 'nav' ? '_nav.json' : '_meta.json';
    const entry = (key: string) => `[\n  {\n    "type": "${type}",\n    "${key}": "x"\n  }\n]`;
    const found = (key: string) => said(menuFaults(readMenu({ file: name, lang: 'en', name, text: entry(key) })));
    for (const key of working(rows).filter((one) => one !== 'type')) expect(found(key)).toEqual([]);
    for (const [key, verdict] of refusals(rows))
      expect(found(key)).toEqual([`${name}:4  "${key}" of an entry is not offered here do: ${verdict}`]);
  }
  for (const [key, verdict] of refusals(table.FRONTMATTER))
    expect(faults(`---\ntitle: A\n${key}: x\n---\n`)).toEqual([
      `docs/en/a.mdx:3  "${key}" in the frontmatter is not offered here do: ${verdict}`,
    ]);
});

const ROUTES = { cleanUrlsRedirect: true, useTransitions: true, prefetchLink: false };
test.each<UserConfig>([
  { search: { codeBlocks: false } },
  { ssg: false },
  { llms: true },
  { mediumZoom: { selector: 'img' } },
  { themeConfig: { darkMode: 'drak' as never } },
  { themeConfig: { lastUpdated: { author: true } } },
  { themeConfig: { socialLinks: [{ icon: 'github', mode: 'github-stars', content: '' }] } },
  { themeConfig: { localeRedirect: 'never' } },
  { themeConfig: { llmsUI: true } },
  ...Object.entries(ROUTES).map(([key, value]) => ({ route: { [key]: value } })),
])('the configuration %j is refused', (own) => {
  const [group, inside] = Object.entries(own)[0]!;
  const key = /^(?:themeConfig|route)$/.test(group) ? Object.keys(inside as object)[0]! : group;
  const file = { name: 'rspress.config.ts', text: `export default {\n  ${key}: 1 };` };
  expect(said(configFaults({ ...(config as UserConfig), ...own }, file))).toEqual([
    expect.stringMatching(`^rspress\\.config\\.ts:2  ${key}: .* is not offered here do: `),
  ]);
});

/** What each thing that works is drawn as. */
const DRAWN: readonly [source: string, ...html: (string | RegExp)[]][] = [
  [
    '<Badge text="a" type="info" outline /> <Badge>b</Badge> <Tag tag="new" />',
    'rp-badge--info rp-badge--outline">a<',
    '>b</span>',
    '>new<',
  ],
  [
    '<Button type="a" href="/guide/start/intro" theme="alt" size="medium">B</Button>',
    /<a href="\/guide\/start\/intro" class="rp-button rp-button--alt rp-button--medium rp-link">B/,
  ],
  ['<Callout type="tip" title="T">c</Callout>', /role="note" aria-label="T".*T<\/p>c/],
  ['<Link href="/guide/start/intro" title="t">L</Link>', '<a href="/guide/start/intro" class="rp-link" title="t">L'],
  [
    '<PackageManagerTabs command="x" dlx /> <PackageManagerTabs command="y" exec />',
    />pnpm<.* dlx x/,
    />yarn<.* exec y/,
  ],
  ['<PackageManagerTabs command={{ npm: "npm ci", deno: "deno ci" }} />', />deno<\/button>.*>deno<.* ci/],
  [
    '## H {#h}\n\n<Steps>\n\n### S {#s}\n\n</Steps>\n\n<Toc />',
    '"rp-steps"',
    /href="#h" class="rp-toc-item.*href="#s"/,
  ],
  [
    '<Tabs values={[{ label: "A", value: "a" }, { label: "B", value: "b" }]} defaultValue="b" groupId="g">\n<Tab value="b">1</Tab>\n<Tab value="a">2</Tab>\n</Tabs>',
    /data-group="g".*aria-selected="true"[^>]*>B<.*aria-selected="false"[^>]*>A</,
    /aria-label="B"[^>]*class="panel">1<.*aria-label="A"[^>]*hidden="">2</,
  ],
  [
    '<Tabs defaultIndex={1} aria-label="N">\n<Tab disabled label={<><b>x</b>y</>}>1</Tab>\n<Tab label="z" is="n">2</Tab>\n</Tabs>',
    /tablist" aria-label="N".*tabindex="-1" disabled=""[^>]*><b>x<\/b>y<.*value="n"[^>]*aria-selected="true"[^>]*>z</,
    /aria-label="xy"[^>]*hidden=""/,
  ],
  [
    '```js title="t" lineNumbers wrapCode fold height=100 {1}\na\n```',
    /class="title">t</,
    /data-line-numbers="true"/,
    /data-low="" style="--height:100px"/,
    /aria-pressed="true"/,
    /line highlighted/,
    /<input type="checkbox" aria-label="Show all lines"/,
    /<link rel="stylesheet"/,
  ],
  ['```js fold\na\n```', /--height:300px/],
  ['```js file="<root>/biome.jsonc"\n```', /biomejs/],
  ...working(table.BOXES).map((kind): [string, RegExp] => [
    `:::${kind}\nA\n:::\n\n> [!${kind.toUpperCase()}]\n> B`,
    /(?:<details|role="note").*A<.*(?:<details|role="note").*B</,
  ]),
  [
    `${working(table.THEME)
      .filter((name) => name.startsWith('Icon'))
      .map((name) => `<i>${name}<${name} /></i>`)
      .join(' ')}`,
    ...working(table.THEME).flatMap((name) => (name.startsWith('Icon') ? [`>${name}<svg`] : [])),
  ],
  [
    "export const A = () => <b>{useLang()} {usePage().page.routePath} {withBase('/a')}</b>;\n\n<A />",
    '<b>en /guide/more/faq /a</b>',
  ],
];

test('what works is drawn', { timeout: 300_000 }, async () => {
  const docs = path.resolve('docs');
  const compiler = await pageCompiler(config as UserConfig, docs);
  const names = [...working(table.THEME), ...components.map(([name]) => name)].join(', ');
  const imports = `import { ${names} } from '@theme';\nimport { ${working(table.RUNTIME).join(', ')} } from '@rspress/core/runtime';`;
  const file = path.join(docs, 'en/guide/more/faq.mdx');
  const common = { file, lang: 'en', route: '/guide/more/faq', frontmatter: {} };
  const pages = [];
  for (const [source] of DRAWN)
    pages.push({ ...common, code: await compiler.compile(file, `${imports}\n\n${source}`) });
  for (const [index, { html = '', error }] of (await drawPages(pages, compiler)).entries()) {
    const [source, ...expected] = DRAWN[index]!;
    expect(error, source).toBeUndefined();
    for (const part of expected)
      if (typeof part === 'string') expect(html, source).toContain(part);
      else expect(html.replaceAll('\n', ''), source).toMatch(part);
  }
  // Nothing is called working that stands in no example.
  const examples = DRAWN.map(([source]) => source).join('\n');
  for (const [name, rows] of components) {
    expect(examples).toContain(`<${name} `.trimEnd());
    for (const property of working(rows).filter((one) => one !== 'any attribute' && one !== 'children'))
      expect(examples, name).toMatch(new RegExp(`<${name}\\b[^>]*\\b${property}\\b`, 's'));
  }
  for (const word of working(table.FENCE)) expect(examples).toMatch(new RegExp(`^\`\`\`js.* ${word}`, 'm'));
});

const ICONS = ['/favicon.svg', '<svg><path d="M0 0"/></svg>', '★'];
const drawnIcon = (text: string) => [
  `<img src="/favicon.svg" alt="" width="16" height="16" loading="lazy" style="[^"]*"/>.?.?.?.?.?.?${text}0`,
  `<span aria-hidden="true" style="[^"]*"><svg><path d="M0 0"/></svg></span>.*${text}1`,
  `<span aria-hidden="true" style="[^"]*">★</span>.*${text}2`,
];

test('entries of menus have their icons, and the head of a home page its badge and its picture', async () => {
  const docs = path.resolve('docs');
  const compiler = await pageCompiler(config as UserConfig, docs);
  const file = path.join(docs, 'en/guide/more/faq.mdx');
  const source = [
    "import { Sidebar } from '../../../../packages/preset/frame/doc/Sidebar.tsx';",
    "import { NavItems } from '../../../../packages/preset/frame/nav/items.tsx';",
    "import { Hero } from '../../../../theme/home/parts.tsx';",
    '\n<Sidebar />\n\n<NavItems items={props.nav} position="right" />\n',
    '<Hero hero={{ badge: { text: "Badge", link: "/blog/" }, image: { src: { light: "/l.png", dark: "/d.png" }, alt: "P" } }} />',
    '\n<Hero hero={{ badge: "Plain", image: { src: "/one.png", srcset: ["/a.png 1x", "/b.png 2x"] } }} />',
  ].join('\n');
  const link = '/guide/more/faq';
  const sidebar = ICONS.flatMap((icon, index) => [
    { text: `Page${index}`, link, icon },
    { text: `Group${index}`, items: [], icon, context: `context${index}`, collapsible: true, collapsed: false },
    { sectionHeaderText: `Header${index}`, icon },
  ]);
  const nav = ICONS.map((icon, index) => ({ text: `Nav${index}`, link, icon, rel: 'nofollow', lang: 'nl' }));
  const code = (await compiler.compile(file, source)).replace('props.nav', JSON.stringify(nav));
  const siteData = compiler.siteData as { themeConfig: object };
  const themeConfig = { ...siteData.themeConfig, locales: [{ lang: 'en', nav, sidebar: { '/guide/': sidebar } }] };
  const [drawn] = await drawPages([{ file, lang: 'en', route: link, frontmatter: {}, code }], {
    ...compiler,
    siteData: { ...siteData, themeConfig },
  });
  expect(drawn?.error).toBeUndefined();
  const html = drawn?.html?.replaceAll('\n', '') ?? '';
  for (const text of ['Page', 'Group', 'Header', 'Nav'])
    for (const icon of drawnIcon(text)) expect(html).toMatch(new RegExp(icon));
  expect(html).toContain('data-context="context0"');
  expect(html).toMatch(/<a(?=[^>]* lang="nl")(?=[^>]* hreflang="nl")[^>]* rel="nofollow"/i);
  expect(html).toMatch(
    /rp-badge--tip"><a [^>]*href="\/blog\/"[^>]*>Badge<.*src="\/l.png" alt="P"[^>]*on-light.*src="\/d.png"/,
  );
  expect(html).toMatch(/rp-badge--tip">Plain<.*src="\/one.png" alt=""[^>]*srcSet="\/a.png 1x,\/b.png 2x"/i);
});

test('a tag of the page stands in place of the one that the frame writes', () =>
  expect(
    withOwn(
      [
        { property: 'og:title', content: 'ours' },
        { name: 'description', content: 'ours' },
      ],
      [{ property: 'og:title', content: 'own' }, { name: 'color' }],
    ),
  ).toEqual([{ name: 'description', content: 'ours' }, { property: 'og:title', content: 'own' }, { name: 'color' }]));

test('a Markdown twin has the labels of tabs, wherever they stand', () => {
  const twin = tree(
    [
      '<Tabs values={[{ label: "A", value: "a" }, { label: "B", value: "b" }]}>\n<Tab value="b">\n1\n</Tab>\n<Tab>\n2\n</Tab>\n</Tabs>',
      '<Tabs>\n<Tab label={<b>x</b>}>\n3\n</Tab>\n</Tabs>',
    ].join('\n\n'),
  );
  toPlainTree(twin, 'docs/en/a.mdx', 'https://x.example/a', parts);
  expect([...nodesIn(twin)].filter(({ type }) => type === 'strong').map((node) => nodeText(node))).toEqual([
    'B',
    'B',
    'x',
  ]);
});

/** The tables as a writer reads them: what works in one line, and each refusal with what to do instead. */
function written(): string {
  /** What a row and those in it say: a component that works is one element with its properties. */
  const rows = (group: object, name: (key: string) => string): [string, string][] =>
    Object.entries(group as Record<string, unknown>).flatMap(([key, row]): [string, string][] => {
      if (typeof row !== 'object' || row === null) return [[name(key), row === true ? '' : String(row)]];
      if ('verdict' in row) return [[name(key), `some values: ${row.verdict}`]];
      const inside = (properties: string) =>
        /^</.test(name(key)) ? `<${key} ${properties}>` : `${key}: ${properties}`;
      return [
        [inside(working(row).join(' ')), ''],
        ...refusals(row).map(([property, verdict]): [string, string] => [inside(property), verdict]),
      ];
    });
  const section = (title: string, group: object, name = (key: string) => key) => {
    const byVerdict = new Map<string, string[]>();
    for (const [one, verdict] of rows(group, name))
      byVerdict.set(verdict, [...(byVerdict.get(verdict) ?? []), `\`${one}\``]);
    const lines = [...byVerdict].map(
      ([verdict, names]) => `| ${names.join(', ')} | ${verdict.replaceAll('<', '\\<') || '**works**'} |`,
    );
    return `## ${title}\n\n| Rspress has | here |\n| --- | --- |\n${lines.join('\n')}\n`;
  };
  const element = (key: string) => (/^[A-Z]/.test(key) ? `<${key}>` : key);
  const menus = Object.entries(table.MENUS).map(([type, keys]) =>
    section(type === 'nav' ? 'An entry of _nav.json' : `An entry of _meta.json of the type ${type}`, keys),
  );
  return [
    `# What Rspress offers, and what of it works here

Pages are drawn when the site is built, and no React runs in the browser. \`npm run check\`, \`npm run dev\` and \`npm run build\` name
what is refused, with file and line. \`npx vitest run -c tests/vitest.config.ts offer -u\` writes this file from table.ts, whose rows
are those of the types of the installed Rspress; offer.test.ts holds each row.
`,
    section('From @theme', table.THEME, element),
    section('From @rspress/core/runtime', { ...table.RUNTIME, 'all of React Router': table.ROUTER }, element),
    section('Behind the language of a code block', { ...table.FENCE, '{1,3-4}': true }),
    section(
      'At the end of a line of code',
      Object.assign({}, ...Object.values(table.MARKS)),
      (key) => `[!code ${key}]`,
    ),
    section('Boxes and alerts', table.BOXES, (key) => `:::${key}`),
    section('Anywhere', {
      'onClick and other handlers': table.IN_BROWSER,
      'useState and other hooks of React': table.IN_BROWSER,
    }),
    section('Frontmatter', { ...table.FRONTMATTER, hero: table.HERO, features: table.FEATURE }),
    ...menus,
    section('rspress.config.ts', table.CONFIG),
    section('themeConfig', table.THEME_CONFIG),
    section('markdown', table.MARKDOWN),
    section('route', table.ROUTE),
  ].join('\n');
}

test('rspress.md says what the tables say', () =>
  expect(written()).toMatchFileSnapshot(path.resolve('packages/preset/plugins/offer/rspress.md')));
