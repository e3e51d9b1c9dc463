/** What the checks of pages find. What they must let pass stands in docs/: `npm test -- content` reads all of it. */

import { proseOf } from '@rsdoctor-docs/base/docs/prose';
import type { Problem } from '@rsdoctor-docs/base/problem';
import { found, messages, page, zh } from '@rsdoctor-docs/base/tests/pages';
import { badNumbers, unknownLabels } from '@rsdoctor-docs/parts/checks';
import type { Reference } from '@rsdoctor-docs/parts/reference';
import { describe, expect, test } from 'vitest';
import { screenFaults } from '#tools/checks/content/screen-names.ts';
import { claimFaults, mentionFaults } from './claims.ts';
import { componentFaults, components } from './components.ts';
import { frontmatter } from './frontmatter.ts';
import { headings } from './headings.ts';
import { unknownIdentifiers } from './identifiers.ts';
import { lengthFaults } from './length.ts';
import { linkWordFaults } from './link-words.ts';
import { numbers } from './numbers.ts';
import { twins } from './twins.ts';
import { englishSigns, runInHeads, typography } from './typography.ts';

const twinPages = (en: string, chinese: string) => [page(en), page(chinese, 'zh')];
const sentence = 'A sentence that is long enough to make somebody click on it.';
const full = (description: string, route?: string) =>
  page(`---\ndescription: "${description}"\nkeywords: [a, b, c]\n---\n`, 'en', route);
const reference = {
  facts: {
    options: [
      { path: 'features.resolver', type: 'boolean', default: false },
      { path: 'output.mode', type: 'string', default: 'normal' },
      { path: 'disableClientServer', type: 'boolean', default: false },
    ],
    rules: [{ code: 'E1003', firesOn: ['webpack'] }],
    commands: [{ name: 'analyze', flags: [{ name: 'profile' }] }],
  },
} as unknown as Reference;

test('a claim that a page names which does not parse is not called unnamed', () => {
  const claim = { id: 'analyze-stays', topic: 'cli', says: '' };
  expect(messages(claimFaults([], [claim]))).toHaveLength(1);
  expect(messages(claimFaults([], [claim], [{ source: '<br> {/* claim: analyze-stays */}' }]))).toEqual([]);
});

test('what does not parse names file and line', () => {
  expect(() => page('# A\n\nOne\ntwo<br>three.\n')).toThrow(/docs\/en\/guide\/a\.mdx:4 {2}the page does not parse/);
  expect(() => page('---\ntitle: a: b: c\n---\n\n# A\n')).toThrow(/guide\/a\.mdx:2 {2}the frontmatter does not parse/);
  expect(() => page('# A\n\n<Tabs>\n')).toThrow(/docs\/en\/guide\/a\.mdx:\d+ {2}the page does not parse as MDX/);
});

test.each([
  [
    '# A\n\n## One {#one}\n',
    '# 甲\n\n## 一 {#two}\n',
    /zh\/guide\/a\.mdx:3 .*expected: h2 #one \(.*:3\) .*seen: h2 #two/,
  ],
  ['```js\na\n```\n', '```js\nb\n```\n', /the code inside differs/],
  ['- a\n- b\n', '- 甲\n', /list of 2/],
  ['<Demo panel="/a" />\n', '<Demo panel="/b" />\n', /panel=\/b/],
  ['| a | b |\n|---|---|\n| c | d |\n', '| a |\n|---|\n| c |\n', /table 2 x 2/],
  ['# A\n', '# 甲\n\n- 乙\n', /the end of the page/],
  ['See [b](/guide/b).\n', '见[丙](/guide/c)。\n', /expected: \/guide\/b .*seen: \/guide\/c/],
  ['Has <N of="a" /> files\n', '共 <N of="b" /> 个\n', /expected: <N of=a> .*seen: <N of=b>/],
  ['---\npublished_at: 2025-01-01\n---\n', '---\npublished_at: 2025-01-02\n---\n', /published_at differs/],
  ['---\ntag: x\n---\n', '', /no "tag"/],
])('twins: %j, %j', (en, chinese, fault) => expect(found(twins, twinPages(en, chinese))[0]).toMatch(fault));

test('a page without twin says which file to write, unless the twin does not parse', () => {
  expect(found(twins, [page('# A\n')])[0]).toContain('write docs/zh/guide/a.mdx');
  const unreadable = [{ file: '', lang: 'zh' as const, route: 'guide/a', source: '', problem: new Error() as never }];
  expect(found(twins, [page('# A\n')], { unreadable })).toEqual([]);
});

test.each([
  ['5 and 5', '5'],
  ['at 5%', '5'],
  ['| Since |\n| --- |\n| 1.6.5 |', '| 起 |\n| --- |\n| 1.6.4 |'],
  ['<Shot id="a" alt="7 rows" />', '<Shot id="a" alt="8 行" />'],
  ['---\ndescription: "Nine"\n---\n', '---\ndescription: "8"\n---\n'],
  ['`port: 3000`', '`port: 3001`'],
  ['{/* numbers-differ: */}\n\n5 pages\n', '4 页'],
])('numbers that differ: %s, %s', (en, chinese) => expect(found(numbers, twinPages(en, chinese))).toHaveLength(1));
test.each([
  ['40% of 3 files, 1,080 kB, 10,000 lines', '3 个文件中的 40 %，1080 kB，1 万行'],
  ['Half of three copies, twice, published on August 7, 2025', '50%，3 份，两次，发布于 2025 年 8 月 7 日'],
])('numbers may be spelled in another way: %s', (en, chinese) =>
  expect(found(numbers, twinPages(en, chinese))).toEqual([]),
);
test('a number of one language names its section and both places', () =>
  expect(
    found(numbers, twinPages('# A\n\n## B {#b}\n\nIt takes 464 ms.\n', '# 甲\n\n## 乙 {#b}\n\n需要 446 毫秒。\n')),
  ).toEqual([
    expect.stringMatching(
      /^docs\/zh\/guide\/a\.mdx:5 {2}other numbers than its English twin in "b" .* 464 \(docs\/en\/guide\/a\.mdx:5\) .* 446 \(/,
    ),
  ]));

test.each([
  ['# A\n\n### C {#c}\n', 'skips a level', headings],
  ['# A\n\n## B\n', 'has no id', headings],
  ['# A\n\n## B {#B_b}\n', 'not kebab-case', headings],
  ['# A\n\n## B {#b}\n\n## C {#b}\n', 'used twice', headings],
  ['# A\n\n# B\n', 'has 2 level-1 headings', headings],
  ['---\noverview: true\n---\n\n# A\n', 'the theme writes it', headings],
  ['---\nkeyword: [a]\n---\n', 'write "keywords"', frontmatter],
  ['---\nkeywords: a, b\n---\n', '"keywords" has a value of another type', frontmatter],
  ['---\nsidebar: left\n---\n', 'one of true, false, placeholder', frontmatter],
  ['# A\n\n{/* TODO: what a reader can do */}\n', 'a.mdx:3  a hint for writers is still there', frontmatter],
  ['---\ntitle: A\n---\n\n![](/x.png)\n', 'docs/en/guide/a.mdx:5  a picture without alt text', components],
  ['# A\n\n<Shot id="a" />\n', 'docs/en/guide/a.mdx:3  a picture without alt text', components],
  ['Coming soon.\n', 'still to come', englishSigns],
  ['See the the page.', 'a.mdx:1  a word stands twice', englishSigns],
  ['One，two.\n', 'full-width', englishSigns],
  ['# A\n\n- Type: `boolean`\n', 'a.mdx:3  a type or default by hand', englishSigns],
])('of %j is reported: %s', (source, fault, check) => {
  const lang = /\p{Script=Han}/u.test(source) ? 'zh' : 'en';
  expect(found(check, [page(source, lang)]).join()).toContain(fault);
});

test('a description is neither short nor used twice; a post has a date', () => {
  expect(found(frontmatter, [full('Short')])[0]).toContain('5 characters');
  expect(found(frontmatter, [full(sentence), full(sentence, 'guide/b')])).toEqual([
    expect.stringMatching(/guide\/b\.mdx:2 .*same as that of another page/),
  ]);
  expect(found(frontmatter, [full(sentence, 'blog/release/release-note-9_9')])[0]).toContain('published_at');
  // The list of posts and the sitemap read a day of this form alone.
  const spelled = page('---\npublished_at: August 7, 2025\n---\n', 'en', 'blog/release/release-note-9_9');
  expect(found(frontmatter, [spelled])[0]).toContain('expected: a date such as 2025-08-07');
});

test.each([
  ['用Rsdoctor分析', 'no space'],
  ['打开了了报告', 'a word stands twice'],
  ['- 默认值：`true`', 'by hand'],
  ['敬请期待', 'still to come'],
  ['看`chunk`的体积', 'no space'],
  ['可以,但是', 'half-width punctuation'],
  ['结束.', 'half-width full stop'],
  ['报告(中文)在', 'half-width brackets'],
  ['一， 二', 'a space beside'],
  ['一 二', 'a space between'],
  ['先写。 {/* claim: one */}再读', 'a space beside'],
  ['等等...', 'ellipsis'],
  ['下降 5 %', 'before the percent sign'],
  ['按 Ctrl+C 结束', 'keys without spaces'],
  ['先写；再读', 'a semicolon'],
  ['**修复。**写上 `x`。', '**修复。**'],
  ['这个加载器很慢', 'another word for "loader": "加载器"'],
  ['共 3 个 module', 'another word for "module": "module"'],
])('Chinese: %s', (text, fault) => {
  const passages = proseOf(zh(text));
  const all = typography.problems(passages, {} as never) as Problem[];
  expect([...messages(all), ...found(runInHeads, [zh(text)])].join()).toContain(fault);
});

test.each(['`output.mod`', '`disableClientSever: true`', '`E9999`', '`--profil`', '`@rsdoctor/clj`'])(
  'an identifier that neither package nor program has: %s',
  (source) => expect([...unknownIdentifiers(page(`${source}\n`), reference, ['@rsdoctor/cli'])]).toHaveLength(1),
);

const known = {
  'store.bytes': 1_532_650,
  'babel.files': 224,
  'modules.plain': 336,
  'babel.ms': 2304.4,
  'a.percent': 24.22,
};
test.each([
  [
    page('# A\n\n<N of="babel.files" /> files, <N of="babel.fles" /> of them large.\n'),
    /a\.mdx:3 .*<N of="babel\.fles" .*expected: babel\.files/,
  ],
  [page('It takes 1.53 MB.\n'), /<N of="store\.bytes" \/>/],
  [page('It has 336 plain modules.\n'), /<N of="modules\.plain" \/>/],
  [page('Babel runs for 2.3 s.\n'), /<N of="babel\.ms" \/>/],
  [page('---\ntitle: A\ndescription: Babel and 224 files\n---\n'), /a\.mdx:3 .*<N of="babel\.files" \/>/],
  [page('<Shot id="a" alt="up by 24.22 percent">All.</Shot>\n'), /<N of="a\.percent" \/>/],
  [zh('数据为 1,532,650 字节。'), /<N of="store\.bytes" \/>/],
  [zh('共 336 个普通模块。'), /<N of="modules\.plain" \/>/],
])('a number of the sample that nobody recorded, or that stands there by hand: $source', (one, fault) =>
  expect(messages(badNumbers(one, known))).toEqual([expect.stringMatching(fault)]),
);

const SIZE_PAGE = 'guide/usage/bundle-size';
test.each([
  [page('Open the Package Size page.'), /a\.mdx:1 .*"Package Size page" .*expected: Bundle Size/],
  [page('The **Build Alerts** card lists them.'), /"Build Alerts" .*expected: Bundle Alerts/],
  [page('Look at the Loader Timeline.'), /expected: Loaders Timeline/],
  [page('# Package weights\n', 'en', SIZE_PAGE), /expected: Bundle Size .*seen: Package weights/],
  [page('# 包体积\n', 'zh', SIZE_PAGE), /seen: 包体积/],
])('another name for a screen: $source', (one, fault) =>
  expect(messages(screenFaults(one))).toEqual([expect.stringMatching(fault)]),
);

describe('labels of the report', () => {
  const screens = {
    'en rspack/overall': ['Overall', 'Total Files', 'Chart of the "Compile" stage', 'Errors: 0'],
    'zh rspack/overall': ['概览'],
    'en rspack/bundle/size': ['Tree Graph', 'Modules of "js/main.js"', 'initial'],
    'en webpack/bundle/size': ['Stat size: 3 KB'],
  };
  const size = page('<Shot id="bundle-size-page" alt="Files" />\n', 'en', SIZE_PAGE);
  const faults = (text: string, lang: 'en' | 'zh' = 'en') =>
    messages(unknownLabels(page(`${text}\n`, lang), [size], screens));
  test.each([
    ['Open **Total File**.', /a\.mdx:1 .*"Total File" is not on the screen .*expected: Total Files/],
    ['Open **Tree Graph**.', /nothing like it on \/overall, but on en rspack\/bundle\/size/],
    ['Here, `Total files` is 3.', /"Total files" .*expected: Total Files/],
    ['The tag `first`, in [Bundle size](/guide/usage/bundle-size).', /"first" is not on the screen/],
    ['Open **概览**.', /"概览" is not on the screen/],
  ])('%s', (text, fault) => expect(faults(text)).toEqual([expect.stringMatching(fault)]));
  test('a label is on the screen of a page that is linked beside it', () =>
    expect(faults('In [Bundle size](/guide/usage/bundle-size), **Tree Graph** has the tag `initial`.')).toEqual([]));
  test('bold words that begin a paragraph are its head, also in the tags of a part', () => {
    expect(
      faults('**The build is slow.** Wait.\n\n<Bundler is="webpack">**The build is slow.** Wait.</Bundler>'),
    ).toEqual([]);
    expect(faults('<Bundler is="webpack">Wait for **The build.**</Bundler>')).toHaveLength(1);
  });
  test('a label that is on no screen of the page, in Chinese', () =>
    expect(faults('只列出**总数**。', 'zh')).toHaveLength(1));
});

test('a guide is not longer than its limit; folds and blocks of code do not count', () => {
  const words = 'word '.repeat(1301);
  const faults = (text: string, lang: 'en' | 'zh' = 'en') => messages(lengthFaults(page(`${text}\n`, lang)));
  expect(faults(words)).toEqual([expect.stringMatching(/guide\/a\.mdx:1 .*1300 words.*seen: 1301/)]);
  expect(faults('字'.repeat(1801), 'zh')).toHaveLength(1);
  for (const hidden of [
    `:::details All\n\n${words}\n\n:::`,
    `<Bundler is="webpack">\n\n:::details All\n\n${words}\n\n:::\n\n</Bundler>`,
    `\`\`\`text\n${words}\n\`\`\``,
  ])
    expect(faults(hidden)).toEqual([]);
  expect(faults(`:::details All\n\nA\n\n:::\n\n${words}`)).toHaveLength(1);
});

test('a guide is as long as its longest text for one bundler', () => {
  const forEach = (words: number, ...bundlers: string[]) =>
    bundlers.map((is) => `<Bundler is="${is}">\n\n${'word '.repeat(words)}\n\n</Bundler>\n`).join('\n');
  expect(messages(lengthFaults(page(forEach(1300, 'Rspack', 'webpack'))))).toEqual([]);
  expect(messages(lengthFaults(page(forEach(1301, 'Rspack 1', 'webpack'))))).toHaveLength(1);
  expect(messages(lengthFaults(page(forEach(651, 'Rspack', 'Rspack 1'))))).toHaveLength(1);
});

test.each([
  ['See [here](/guide/a).', 'words that fit any link'],
  ['See [this page](/guide/a#filters).', 'expected: Bundle size, Filters'],
  ['See [Bundle weights](/guide/a).', 'nothing there about weights'],
  ['见[这里](/guide/a)', '这里'],
])('words of a link: %s', (text, fault) => {
  const lang = text.startsWith('见') ? 'zh' : 'en';
  const pages = twinPages('# Bundle size\n\nThe demo shop.\n\n## Filters {#filters}\n', '# 产物体积分析\n');
  expect(messages(linkWordFaults(page(`${text}\n`, lang, 'guide/b'), pages))).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ['# A\n\n<Shoot id="a" />\n', /a\.mdx:3 {2}<Shoot> is not known here .* expected: Shot/],
  ['<Tabs />\n', /import \{ Tabs \} from '@theme';/],
  [
    '<Diagram id="tree-shakin" alt="A" />\n',
    /a\.mdx:1 {2}<Diagram>: there is no "tree-shakin" .* expected: tree-shaking/,
  ],
  ['<Mad />\n', /<Mad> is not known here .* expected: Made/],
  ['<Diagram id="tree-shaking" />\n', /a\.mdx:1 {2}a picture without alt text/],
  ['<Demo panel="zzz" />\n', /expected: one of \/bundle\/size .*make zzz/],
  ['<Demo panel="/bundle" />\n', /a\.mdx:1 {2}<Demo>: there is no "\/bundle" .* expected: .*\/bundle\/size/],
])('components: %j', (source, fault) =>
  expect(
    messages(
      componentFaults(
        page(source),
        [page("import { Shot, Tabs } from '@theme';\n")],
        [
          {
            name: 'made up',
            elements: ['Made'],
            names: {
              Diagram: { property: 'id', ids: () => ['tree-shaking'], fix: () => 'draw it' },
              Demo: { property: 'panel', ids: () => ['/bundle/size'], fix: (panel) => `make ${panel}` },
            },
            pictures: ['Diagram'],
          },
        ],
      ),
    )[0],
  ).toMatch(fault),
);

test.each([
  ['So.{/* claim: one */}', '是。{/* claim: one */}', ['one'], []],
  ['', '', ['analyze-stays'], [/^packages\/evidence\/claims\/cli\.ts:\d+ {2}no page names the claim "analyze-stays"/]],
  [
    '{/* claim: two */}',
    '{/* claim: two */}',
    [],
    [/en\/guide\/a\.mdx:1 {2}no claim "two"/, /zh\/guide\/a\.mdx:1 {2}no claim/],
  ],
  ['{/* claim: one */}', '', ['one'], [/en\/guide\/a\.mdx:1 {2}names the claim "one", its twin does not/]],
  ['{/* claim: one */}', '{/* claim: one */}', ['one', 'one'], [/two claims have the id "one"/]],
])('claims: %j, %j', (en, chinese, ids, faults) => {
  const pages = twinPages(en, chinese);
  const claims = ids.map((id) => ({ id, topic: 'cli', says: '' }));
  const all = [...claimFaults(pages, claims), ...pages.flatMap((one) => [...mentionFaults(one, pages, claims)])];
  expect(messages(all)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
});

const SEEN_BY = (source: string, says: string, on?: readonly string[]) => {
  const [page] = twinPages(source, '');
  return messages(mentionFaults(page!, [page!], [{ id: 'one', topic: 'cli', says, on }]));
};
test.each([
  ['So.{/* claim: one */}', 'It ends.', ['rspack-1', 'webpack'], 'Rspack 2'],
  ['So.{/* claim: one */}', 'webpack ends.', ['rspack-1', 'rspack-2'], 'webpack'],
  ['So.{/* claim: one */}', 'Rspack ends.', ['rspack-1'], 'Rspack 2'],
  ['<Bundler is="Rspack">So.{/* claim: one */}</Bundler>', 'It ends.', ['webpack'], 'Rspack'],
])('%s a claim that says %j and held with %s misleads readers of %s', (source, says, on, readers) =>
  expect(SEEN_BY(source, says, on)).toEqual([expect.stringContaining(`readers of ${readers} see a sentence`)]),
);
test.each([
  ['So.{/* claim: one */}', 'It ends.', undefined],
  ['So.{/* claim: one */}', 'Rspack 1 and webpack end.', ['rspack-1', 'webpack']],
  ['<Bundler is="Rspack 1">So.{/* claim: one */}</Bundler>', 'It ends.', ['rspack-1']],
])('%s, a claim that says %j and held with %s misleads nobody', (source, says, on) =>
  expect(SEEN_BY(source, says, on)).toEqual([]),
);
