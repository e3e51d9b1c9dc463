/** What Rspress offers and this theme refuses is named with its line and its remedy, and rspress.md lists it. */
import path from 'node:path';
import { readPage } from '@rsdoctor-docs/base/docs/page';
import type { Problem } from '@rsdoctor-docs/base/problem';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import {
  boxFaults,
  configFaults,
  frontmatterFaults,
  pageFaults,
  sampleFaults,
  table,
} from '@rsdoctor-docs/preset/node';
import type { UserConfig } from '@rspress/core';
import { expect, test } from 'vitest';
import config from '../../rspress.config.ts';

const page = (source: string) => readPage('docs/en/a.mdx', 'en', 'a', source);
const said = (problems: Iterable<Problem>) =>
  [...problems].map(({ message }) => message.replace(/\s*\n\s*/g, ' ').replace(/: {2,}/g, ': '));
const faults = (source: string) => said([...pageFaults(page(source), []), ...frontmatterFaults(page(source))]);

test.each([
  ["# A\n\nimport {\n  PageTabs as B,\n} from '@theme';", `4  "PageTabs" of @theme`, table.THEME.PageTabs],
  ["export { PageTabs } from '@theme';", `1  "PageTabs" of @theme`, table.THEME.PageTabs],
  ["import * as T from '@theme';\n\n<T.PageTabs />", `1  "*" of @theme`, 'name what the page uses'],
  ["export * from '@theme';", `1  "*" of @theme`, 'name what the page uses'],
  ["import { NoSSR } from '@rspress/core/runtime';", `1  "NoSSR" of @rspress/core/runtime`, table.RUNTIME.NoSSR],
  ["import { Tabs } from '@rspress/core/theme-original';", '1  "Tabs" of', 'import it from @theme'],
  ["import { Tabs as B } from '@theme';\n\n<B\n  keepDOM>x</B>", '4  "keepDOM" of <B>', table.PROPERTIES.Tabs?.keepDOM],
  [
    "import { Tabs } from '@theme';\n\n{[1].map(() => <Tabs keepDOM />)}",
    '3  "keepDOM"',
    table.PROPERTIES.Tabs?.keepDOM,
  ],
  [
    '<button\n  onClick={() => alert(1)}>x</button>',
    '2  "onClick", which needs React in the browser,',
    table.IN_BROWSER,
  ],
  ['export const A = () => <b onInput={1} />;', '1  "onInput"', table.IN_BROWSER],
  [
    "import { useState } from 'react';\n\nexport const A = () => <b>{useState(0)}</b>;",
    '1  "useState"',
    table.IN_BROWSER,
  ],
  [
    "import R from 'react';\n\nexport const A = () =>\n  <b>{R.useEffect(() => 0)}</b>;",
    '4  "useEffect"',
    table.IN_BROWSER,
  ],
  ["import R from 'react';\n\nexport const { useState } = R;", '3  "useState"', table.IN_BROWSER],
  ["import R from 'react';\n\nexport class A extends R.Component {}", '3  "Component"', table.IN_BROWSER],
  ['---\nlineNumbers: true\n---\n', '2  "lineNumbers" in the frontmatter', table.FRONTMATTER.lineNumbers],
  ['---\nhead:\n  - [meta, { name: a }]\n  - [script, { src: /p.js }]\n---\n', '4  "script" in', table.HEAD_TAG],
])('%j is refused', (source, seen, fix) => {
  const [fault = ''] = faults(source);
  expect(fault.startsWith(`docs/en/a.mdx:${seen}`), fault).toBe(true);
  expect(fault).toMatch(/ is not offered here do: /);
  expect(fault).toContain(fix);
});

test.each([
  "import { Own, Tabs } from '@theme';\nimport B from './b.mdx';\n\n<Own on={1} /> <Tabs groupId='a' />",
  "import { useLang } from '@rspress/core/runtime';\n\nexport const A = () => <b>{useLang()}</b>;",
  '---\nhead:\n  - [meta, { name: script }]\n---\n',
  '```js title="a b" lineNumbers wrapCode=false fold height=1 {1,3-4}\na // [!code ++]\nb // [!code hl:2]\n```',
])('%j passes', (source) => expect(faults(source)).toEqual([]));

test('words behind a fence and marks of lines', () => {
  expect(faults('# A\n\n```js{1} lineNumber\na\n```')).toEqual([
    'docs/en/a.mdx:3  a code block has no option "lineNumber" expected: lineNumbers do: correct the word behind the language, or delete it',
  ]);
  expect(faults('```js\na\nb // [!code error:x]\n```')).toEqual([
    `docs/en/a.mdx:3  [!code error:x] marks nothing here do: ${table.MARKS.error}`,
  ]);
  expect(faults('```js\na // [!code higlight]\n```')[0]).toContain('expected: highlight');
  expect(said(sampleFaults('docs/samples/a.js', 'a\nb // [!code error]'))[0]).toContain('docs/samples/a.js:2');
});

test('boxes that no reader would see as boxes', () => {
  const found = (source: string) => said(boxFaults({ file: 'a.mdx', tree: tree(source) }))[0];
  expect(found('One\n\n:::tipp\n')).toContain('a.mdx:3  there is no box "tipp" expected: tip');
  expect(found(':::tip\n')).toContain('a box that is not closed: :::tip');
  expect(found('> [!NOET]\n> A')).toContain('there is no alert "NOET" expected: NOTE');
  expect(found('`:::tip` and `[!NOTE]`')).toBeUndefined();
});

const REFUSED: readonly [key: string, own: UserConfig][] = [
  ['search', { search: { codeBlocks: false } }],
  ['ssg', { ssg: false }],
  ['llms', { llms: true }],
  ['mediumZoom', { mediumZoom: { selector: 'img' } }],
  ['lastUpdated', { themeConfig: { lastUpdated: { author: true } } }],
  ['socialLinks', { themeConfig: { socialLinks: [{ icon: 'github', mode: 'github-stars', content: '' }] } }],
  ['localeRedirect', { themeConfig: { localeRedirect: 'never' } }],
  ['llmsUI', { themeConfig: { llmsUI: true } }],
  ['cleanUrlsRedirect', { route: { cleanUrlsRedirect: true } }],
  ['useTransitions', { route: { useTransitions: true } }],
  ['prefetchLink', { route: { prefetchLink: false } }],
];
test('settings that do nothing here', () => {
  expect(REFUSED.map(([key]) => key)).toEqual(table.CONFIG.map(([key]) => key));
  for (const [key, own] of REFUSED) {
    const file = { name: 'rspress.config.ts', text: `export default {\n  ${key}: 1 };` };
    expect(said(configFaults({ ...(config as UserConfig), ...own }, file))).toEqual([
      expect.stringMatching(`^rspress\\.config\\.ts:2  this value of ${key} is not offered here do: `),
    ]);
  }
});

/** The tables as a writer reads them. */
function written(): string {
  const section = (title: string, rows: readonly (readonly [string, string])[]) => {
    const byRemedy = new Map<string, string[]>();
    for (const [name, instead] of rows) byRemedy.set(instead, [...(byRemedy.get(instead) ?? []), name]);
    const lines = [...byRemedy].map(
      ([instead, same]) => `| ${same.map((name) => `\`${name}\``).join(', ')} | ${instead.replaceAll('<', '\\<')} |`,
    );
    return `## ${title}\n\n| Rspress has | here |\n| --- | --- |\n${lines.join('\n')}\n`;
  };
  const of = (rows: Readonly<Record<string, string>>, name = (key: string) => key) =>
    Object.entries(rows).map(([key, instead]) => [name(key), instead] as const);
  return [
    `# What Rspress offers and this theme refuses

Pages are drawn when the site is built, and no React runs in the browser. \`npm run check\`, \`npm run dev\` and \`npm run build\` name
what is refused, with file and line; all else works. \`npx vitest run -c tests/vitest.config.ts offer -u\` writes this file from table.ts.
`,
    section('From @theme', [
      ...of(table.THEME, (key) => (/^[A-Z]/.test(key) ? `<${key}>` : key)),
      ...Object.entries(table.PROPERTIES).flatMap(([name, rows]) => of(rows, (key) => `<${name} ${key}>`)),
    ]),
    section('From @rspress/core/runtime', of(table.RUNTIME)),
    section('In a page', [
      ['onClick and other handlers', table.IN_BROWSER],
      ['useState and other hooks of React, classes of components', table.IN_BROWSER],
      ...of(table.MARKS, (key) => `[!code ${key}]`),
    ]),
    section('Frontmatter', [...of(table.FRONTMATTER), ['head with script, style …', table.HEAD_TAG]]),
    section(
      'rspress.config.ts, some values',
      table.CONFIG.map(([key, , instead]) => [key, instead]),
    ),
  ].join('\n');
}

test('rspress.md says what the tables say', () =>
  expect(written()).toMatchFileSnapshot(path.resolve('packages/preset/plugins/offer/rspress.md')));
