import { describe, expect, test } from 'vitest';
import { claimFaults, mentionFaults } from '../../../../../tools/checks/content/claims.ts';
import { componentFaults, exportedNames } from '../../../../../tools/checks/content/components.ts';
import { doubled } from '../../../../../tools/checks/content/doubled.ts';
import { excerpts, findCircles, includesOf } from '../../../../../tools/checks/content/excerpts.ts';
import { frontmatter } from '../../../../../tools/checks/content/frontmatter.ts';
import { headings } from '../../../../../tools/checks/content/headings.ts';
import { unknownIdentifiers } from '../../../../../tools/checks/content/identifiers.ts';
import { unknownLabels } from '../../../../../tools/checks/content/labels.ts';
import { linkFaults } from '../../../../../tools/checks/content/link-words.ts';
import { amountsIn, numbers } from '../../../../../tools/checks/content/numbers.ts';
import { pictures } from '../../../../../tools/checks/content/pictures.ts';
import { badNumbers } from '../../../../../tools/checks/content/sample-numbers.ts';
import { schema } from '../../../../../tools/checks/content/schema.ts';
import { screenFaults } from '../../../../../tools/checks/content/screens.ts';
import { byHand, defaults, rules } from '../../../../../tools/checks/content/stated.ts';
import { twins } from '../../../../../tools/checks/content/twins.ts';
import { englishSigns, runInHeads, typography } from '../../../../../tools/checks/content/typography.ts';
import { glossaryHolds, leftovers } from '../../../../../tools/checks/content/words.ts';
import { chineseStrings, passagesOf } from '../../../../../tools/checks/read/chinese-texts.ts';
import { mentionsOf } from '../../../../../tools/checks/read/mentions.ts';
import type { Reference } from '../../../../../tools/reference/facts.ts';
import { found, messages, page, zh } from '../pages.ts';

const twinPages = (en: string, chinese: string, route?: string) => [page(en, 'en', route), page(chinese, 'zh', route)];

describe('reading a page', () => {
  test('a frontmatter that does not parse names file and line', () =>
    expect(() => page('---\ntitle: a: b: c\n---\n\n# A\n')).toThrow(
      /docs\/en\/guide\/a\.mdx:2 {2}the frontmatter does not parse/,
    ));
  test('broken MDX names file and line', () =>
    expect(() => page('# A\n\n<Tabs>\n')).toThrow(/docs\/en\/guide\/a\.mdx:\d+ {2}the page does not parse as MDX/));
});

describe('twins', () => {
  test.each([
    ['# A\n\n## One {#one}\n\nSee [there](/guide/b).\n', '# 甲\n\n## 一 {#one}\n\n见[那里](/guide/b)。\n'],
    ['<N of="a" /> of <N of="b" /> files\n', '共 <N of="b" /> 个，其中 <N of="a" /> 个\n'],
  ])('%j match', (en, chinese) => expect(found(twins, twinPages(en, chinese))).toEqual([]));
  test.each([
    [
      '# A\n\n## One {#one}\n',
      '# 甲\n\n## 一 {#two}\n',
      /zh\/guide\/a\.mdx:3 .*expected: h2 #one \(docs\/en\/guide\/a\.mdx:3\) .*seen: h2 #two/,
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
  ])('%j and %j do not', (en, chinese, fault) => expect(found(twins, twinPages(en, chinese))[0]).toMatch(fault));
  test('a page without twin says which file to write, unless the twin does not parse', () => {
    expect(found(twins, [page('# A\n')])[0]).toContain('write docs/zh/guide/a.mdx');
    const unreadable = [{ file: '', lang: 'zh' as const, route: 'guide/a', problem: new Error() as never }];
    expect(found(twins, [page('# A\n')], { unreadable })).toEqual([]);
  });
});

describe('numbers', () => {
  test.each([
    ['1,080 kB and 1.6.5, 40 %', ['1080', '1.6.5', '40%']],
    ['1 万行', ['10000']],
    ['up by 18 percent', ['18%']],
    ['E1001, sha256, v2 and base64', []],
    ['a 10-fold, 5–7, 2x', ['10', '5', '7', '2']],
  ])('%s', (text, amounts) => expect(amountsIn(text)).toEqual(amounts));
  test.each([
    ['40% of 3 files, 1,080 kB', '3 个文件中的 40 %，1080 kB'],
    ['Three copies, published on August 7, 2025', '3 份，发布于 2025 年 8 月 7 日'],
    ['It ran 2 times', '运行了两次'],
    ['{/* numbers-differ: English counts the index page */}\n\n5 pages\n', '4 页'],
  ])('%s and its twin agree', (en, chinese) => expect(found(numbers, twinPages(en, chinese))).toEqual([]));
  test.each([
    ['5 and 5', '5'],
    ['at 5%', '5'],
    ['| Since |\n| --- |\n| 1.6.5 |', '| 起 |\n| --- |\n| 1.6.4 |'],
    ['<Shot id="a" alt="7 rows" />', '<Shot id="a" alt="8 行" />'],
    ['---\ndescription: "Nine"\n---\n', '---\ndescription: "8"\n---\n'],
    ['`port: 3000`', '`port: 3001`'],
    ['{/* numbers-differ: */}\n\n5 pages\n', '4 页'],
  ])('%s and %s do not', (en, chinese) => expect(found(numbers, twinPages(en, chinese))).toHaveLength(1));
  test('a number of one language names its section and both places', () =>
    expect(
      found(numbers, twinPages('# A\n\n## B {#b}\n\nIt takes 464 ms.\n', '# 甲\n\n## 乙 {#b}\n\n需要 446 毫秒。\n')),
    ).toEqual([
      expect.stringMatching(
        /^docs\/zh\/guide\/a\.mdx:5 {2}other numbers than its English twin in "b" .* 464 \(docs\/en\/guide\/a\.mdx:5\) .* 446 \(/,
      ),
    ]));
});

test('a picture without alt text is found with its line in the file', () => {
  const source = '---\ntitle: A\n---\n\n# A\n\n![](/x.png)\n\n<Shot id="a" />\n\n<img src="/x.png" alt="x" />\n';
  expect(found(pictures, [page(source)]).map((text) => text.split(' ')[0])).toEqual([
    'docs/en/guide/a.mdx:7',
    'docs/en/guide/a.mdx:9',
  ]);
});

describe('headings', () => {
  test('sound ones', () => expect(found(headings, [page('# A\n\n## B {#b}\n\n### C {#c-d}\n')])).toEqual([]));
  test.each([
    ['# A\n\n### C {#c}\n', 'skips a level'],
    ['# A\n\n## B\n', 'has no id'],
    ['# A\n\n## B {#B_b}\n', 'not kebab-case'],
    ['# A\n\n## B {#b}\n\n## C {#b}\n', 'used twice'],
    ['# A\n\n# B\n', 'has 2 level-1 headings'],
    ['---\noverview: true\n---\n\n# A\n', 'the theme writes it'],
  ])('%j', (source, fault) => expect(found(headings, [page(source)])[0]).toContain(fault));
});

describe('frontmatter', () => {
  const sentence = 'A sentence that is long enough to make somebody click on it.';
  const full = (description: string, route?: string) =>
    page(`---\ndescription: "${description}"\nkeywords: [a, b, c]\n---\n`, 'en', route);
  test('a description is neither short nor used twice; release notes have a date', () => {
    expect(found(frontmatter, [full(sentence)])).toEqual([]);
    expect(found(frontmatter, [full('Short')])[0]).toContain('5 characters');
    expect(found(frontmatter, [full(sentence), full(sentence, 'guide/b')])).toEqual([
      expect.stringMatching(/guide\/b\.mdx:1 .*same as that of another page/),
    ]);
    expect(found(frontmatter, [full(sentence, 'blog/release/release-note-9_9')])[0]).toContain('published_at');
  });
  const known = (head: string, route?: string) => found(schema, [page(`---\n${head}\n---\n`, 'en', route)]);
  test.each([
    ['title: A\ndescription: B\nkeywords: [a, b]\nsidebar: false', 'guide/a'],
    ['overview: true\noverviewHeaders: [2]', 'guide/index'],
    ['published_at: 2025-08-07 08:00:00', 'blog/release/release-note-9_9'],
    ['pageType: home\nhero:\n  name: A\n  actions:\n    - text: B\n      link: /a\n      theme: brand', 'index'],
  ])('%j is known', (head, route) => expect(known(head, route)).toEqual([]));
  test.each([
    ['keyword: [a]', 'guide/a', /a\.mdx:2 .* no key "keyword" .* write "keywords"/],
    ['overviewHeaders: [2]', 'guide/a', /no key "overviewHeaders"/],
    ['published_at: soon', 'blog/release/release-note-9_9', /"published_at" has a value of another type .* date/],
    ['keywords: a, b', 'guide/a', /"keywords" has a value of another type .* a list of: text/],
    ['sidebar: left', 'guide/a', /one of true, false, placeholder/],
    [
      'pageType: home\nhero:\n  name: A\n  actions:\n    - txt: B',
      'index',
      /index\.mdx:6 .*"hero\.actions\.0\.txt" .* write "text"/,
    ],
    ['title: A', 'shared/a', /no key "title" .* an excerpt is a part of other pages/],
  ])('%j is not', (head, route, fault) => expect(known(head, route)[0]).toMatch(fault));
});

describe('Chinese and English signs', () => {
  const faults = (text: string) => messages(typography.problems(passagesOf(zh(text)), {} as never) as never);
  test.each([
    '用 Rsdoctor 分析 3 个 `chunk`，共 2 KB。',
    '见[这里](/a)：“引号”。',
    '`a`、`b` 和 `c`',
    '按 Ctrl + C，下降 5%。',
    '| 值 |\n| --- |\n| 有；没有 |',
    '```text\n模块,加载器\n```\n',
  ])('%s is fine', (text) => expect(faults(text)).toEqual([]));
  test.each([
    ['用Rsdoctor分析', 'no space'],
    ['看`chunk`的体积', 'no space'],
    ['可以,但是', 'half-width punctuation'],
    ['结束.', 'half-width full stop'],
    ['报告(中文)在', 'half-width brackets'],
    ['一， 二', 'a space beside'],
    ['一 二', 'a space between'],
    ['等等...', 'ellipsis'],
    ['下降 5 %', 'before the percent sign'],
    ['按 Ctrl+C 结束', 'keys without spaces'],
    ['先写；再读', 'a semicolon'],
  ])('%s', (text, fault) => expect(faults(text).join()).toContain(fault));
  test('English has no Chinese signs', () =>
    expect(found(englishSigns, [page('One，two.\n')])[0]).toContain('full-width'));
  test('a run-in head ends before its sign', () => {
    expect(found(runInHeads, [zh('**修复方法**：写上 `x`。**为什么？**因为。')])).toEqual([]);
    expect(found(runInHeads, [zh('**修复。**写上 `x`。')])[0]).toContain('**修复。**');
  });
});

describe('words', () => {
  const faults = (text: string) => messages(glossaryHolds(passagesOf(zh(text))));
  test.each([
    ['这个加载器很慢', '"加载器" for "loader"'],
    ['共 3 个 module', '"module" for'],
    ['报告中的预警', '"预警" for'],
    ['优化退出的原因', '"优化退出" for'],
  ])('%s', (text, fault) => expect(faults(text).join()).toContain(fault));
  test('names and labels may be English', () =>
    expect(faults('模块（module）在 **Module Resolve 分析**中，`module` 在 node_modules 中，参见第三方包')).toEqual(
      [],
    ));
  test('texts outside of pages are read line by line, code in them as a placeholder', () =>
    expect(chineseStrings('theme/i18n.ts', "// 注释\nconst a = { en: 'Module', zh: '用 `module` 的模块' };\n")).toEqual(
      [{ file: 'theme/i18n.ts', line: 2, text: '用 \uE000 的模块' }],
    ));
  test('unfinished pages are found', () => {
    expect(found(leftovers, [page('Coming soon.\n')])).toHaveLength(1);
    expect(found(leftovers, [page('All done.\n')])).toEqual([]);
  });
  test.each(['See the the page.', 'The the page', '打开了了报告', '这是的的'])('%s: a word stands twice', (text) =>
    expect(found(doubled, [page(text)])).toHaveLength(1),
  );
  test.each(['All that that needs.', 'A class-based based-on', '在在线报告中', 'One. One more', '`the` the'])(
    '%s is fine',
    (text) => expect(found(doubled, [page(text)])).toEqual([]),
  );
});

describe('names and facts of Rsdoctor', () => {
  const reference = {
    facts: {
      options: [
        { path: 'features.resolver', type: 'boolean', default: false },
        { path: 'output.mode', type: 'string', default: 'normal' },
      ],
      rules: [{ code: 'E1003', firesOn: ['webpack'] }],
      commands: [{ name: 'analyze', flags: [{ name: 'profile' }] }],
    },
  } as unknown as Reference;
  const unknown = (source: string) => [...unknownIdentifiers(page(source), reference, ['@rsdoctor/cli'])];
  test('known names are fine, and so is what does not look like one', () =>
    expect(
      unknown(
        '`output.mode`, `output.mode: "brief"`, `E1003`, `--profile`, `@rsdoctor/cli`, `main.js`, `npm run build`\n',
      ),
    ).toEqual([]));
  test.each(['`output.mod`', '`E9999`', '`--profil`', '`@rsdoctor/clj`'])('%s is not known', (source) =>
    expect(unknown(`${source}\n`)).toHaveLength(1),
  );
  test.each([
    [byHand, page('# A\n\n- Type: `boolean`\n- Typed by you\n'), /guide\/a\.mdx:3 .*by hand/],
    [byHand, zh('- 默认值：`true`'), /by hand/],
    [defaults, page('`features.resolver` is off by default.\n'), undefined],
    [defaults, page('`features.resolver` is on by default.\n'), /`features\.resolver` is something else .* false/],
    [defaults, zh('`features.resolver` 默认开启。'), /something else/],
    [defaults, page("The default of `output.mode` is `'brief'`.\n"), /expected: "normal"/],
    [rules, page('E1003 never fires on Rspack.\n'), undefined],
    [rules, page('E1003 never fires on webpack.\n'), /E1003 is said not to fire where it does/],
    [rules, zh('E1003 仅 Rspack 支持。'), /it fires on webpack/],
  ])('$name, row %#', (check, one, fault) => {
    const [message] = found(check, [one], { reference });
    if (fault) expect(message).toMatch(fault);
    else expect(message).toBeUndefined();
  });
});

describe('recorded numbers', () => {
  const known = {
    'store.bytes': 1_532_650,
    'main.files.bytes': 198_008,
    'files.bytes': 198_008,
    'small.bytes': 45,
    files: 18,
    'babel.files': 224,
    'modules.plain': 336,
    'loaders.runs': 258,
    'loaders.babel.ms': 2304.4,
    'diff.percent': 24.22,
  };
  test.each([
    [page('# A\n\n<N of="files" /> files, <N of="fles" /> of them large.\n'), /a\.mdx:3 .*<N of="fles" \/>/],
    [page('It takes 1.53 MB.\n'), /<N of="store\.bytes" \/>/],
    [page('All 198 KB of it.\n'), /<N of="files\.bytes" \/>/],
    [page('It has 336 plain modules.\n'), /<N of="modules\.plain" \/>/],
    [page('Babel runs for 2.30 s.\n'), /<N of="loaders\.babel\.ms" \/>/],
    [page('Babel runs for 2.3 s.\n'), /<N of="loaders\.babel\.ms" \/>/],
    [page('There were 258 runs.\n'), /<N of="loaders\.runs" \/>/],
    [page('---\ntitle: A\ndescription: Babel and 224 files\n---\n'), /a\.mdx:3 .*<N of="babel\.files" \/>/],
    [page('<Shot id="a" alt="up by 24.22 percent">All.</Shot>\n'), /<N of="diff\.percent" \/>/],
    [zh('数据为 198,008 字节。'), /<N of="files\.bytes" \/>/],
    [zh('共 336 个普通模块。'), /<N of="modules\.plain" \/>/],
    [zh('处理了 224 个文件。'), /<N of="babel\.files" \/>/],
  ])('row %#', (one, fault) => expect(messages(badNumbers(one, known))).toEqual([expect.stringMatching(fault)]));
  test.each([
    '45 bytes, 18 files, 1.54 MB, `1.53 MB`.\n\n```text\n198.01 KB\n```',
    '336 pages, 225 files and 2.4 s',
    'Another build takes 2.3 s.{/* by hand: 2.3 s, on another machine */}',
    '---\npageType: home\ndescription: 224 files\n---',
  ])('%j may be written by hand', (source) => expect([...badNumbers(page(`${source}\n`), known)]).toEqual([]));
});

describe('names of screens', () => {
  const faults = (source: string, route?: string) => messages(screenFaults(page(source, 'en', route)));
  test.each([
    ['Open the Package Size page.', /a\.mdx:1 .*"Package Size page" .*expected: Bundle Size/],
    ['The **Build Alerts** card lists them.', /"Build Alerts" .*expected: Bundle Alerts/],
    ['Look at the Loader Timeline.', /expected: Loaders Timeline/],
    ['The Module Weights card.', /"Module Weights" .*expected: one of Bundle Size/],
  ])('%s', (source, fault) => expect(faults(source)).toEqual([expect.stringMatching(fault)]));
  test.each([
    'Open the Bundle Size page and the **Bundle Alerts** card.',
    'The HTML page, each Markdown page, the next card.',
    'Its card is titled **Loader Timeline**.',
  ])('%s is fine', (source) => expect(faults(source)).toEqual([]));
  test('a page has the name of its screen in both languages', () => {
    expect(faults('# Bundle size\n', 'guide/usage/bundle-size')).toEqual([]);
    expect(faults('# Package weights\n', 'guide/usage/bundle-size')).toEqual([
      expect.stringMatching(/expected: Bundle Size .*seen: Package weights/),
    ]);
    expect(messages(screenFaults(page('# 包体积\n', 'zh', 'guide/usage/bundle-size')))).toHaveLength(1);
  });
});

describe('labels of the report', () => {
  const screens = {
    'en rspack/overall': ['Overall', 'Total Files', 'Chart of the "Compile" stage', 'Errors: 0'],
    'zh rspack/overall': ['概览'],
    'en rspack/bundle/size': ['Tree Graph', 'Modules of "js/main.js"', 'initial'],
    'en webpack/bundle/size': ['Stat size: 3 KB'],
  };
  const size = page('<Shot id="bundle-size-page" alt="Files" />\n', 'en', 'guide/usage/bundle-size');
  const faults = (text: string, lang: 'en' | 'zh' = 'en') =>
    messages(unknownLabels(page(`${text}\n`, lang), [size], screens));
  test.each([
    ['Open **Total File**.', /a\.mdx:1 .*"Total File" is not on the screen .*expected: Total Files/],
    ['Open **Tree Graph**.', /nothing like it on \/overall, but on en rspack\/bundle\/size/],
    ['Here, `Total files` is 3.', /"Total files" .*expected: Total Files/],
    ['The tag `first`, in [Bundle size](/guide/usage/bundle-size).', /"first" is not on the screen/],
    ['Open **概览**.', /"概览" is not on the screen/],
  ])('%s', (text, fault) => expect(faults(text)).toEqual([expect.stringMatching(fault)]));
  test.each([
    '**Total Files**, **Errors** and **Compile**.',
    'In [Bundle size](/guide/usage/bundle-size), **Tree Graph** has **Modules of "…"**, `Stat size` and the tag `initial`.',
    '**Total File is 0.** Run `npx rspack build`, and look at `Carousel`.',
    '**By hand** it is.{/* no label: By hand */}',
  ])('%s is fine', (text) => expect(faults(text)).toEqual([]));
  test.each(['打开**概览**。', '**先看总数**：打开 **Overall**。', '1. **先看总数**。'])('%s is fine', (text) =>
    expect(faults(text, 'zh')).toEqual([]),
  );
  test('只列出**总数**。', () => expect(faults('只列出**总数**。', 'zh')).toHaveLength(1));
});

describe('words of links', () => {
  const english = page(
    '# Bundle size\n\nThis is the demo shop.\n\n## Filters {#filters}\n\nAn entry.\n\n## More {#more}\n\nLast.\n',
  );
  const chinese = page('# 产物体积分析\n\n## 缩小范围 {#filters}\n\n按名称筛选。\n', 'zh');
  const faults = (text: string, lang: 'en' | 'zh' = 'en') =>
    messages(linkFaults(page(`${text}\n`, lang, 'guide/b'), [english, chinese]));
  test.each([
    ['See [here](/guide/a).', 'words that fit any link'],
    ['See [this page](/guide/a#filters).', 'expected: Bundle size, Filters'],
    ['See [Bundle weights](/guide/a).', 'nothing there about weights'],
    ['See [the other thing](/guide/a).', 'nothing there about thing'],
    ['See the [last word](/guide/a#filters).', 'nothing there about last, word'],
  ])('%s', (text, fault) => expect(faults(text)).toEqual([expect.stringContaining(fault)]));
  test.each(['见[这里](/guide/a)', '见[下文](/guide/a#filters)', '[另一处](/guide/a)'])('%s', (text) =>
    expect(faults(text, 'zh')).toHaveLength(1),
  );
  test.each([
    'See [Bundle size](/guide/a), the [demo shop](/guide/a) and [the filters](/guide/a#filters).',
    '[Which entries can you filter](/guide/a#filters)? [Sort an entry](/guide/a#filters), [`x`](/guide/a), [elsewhere](https://a.b), [lost](/guide/z).',
  ])('%s is fine', (text) => expect(faults(text)).toEqual([]));
  test('按名称筛选 is fine', () => expect(faults('[名称相同](/guide/a#filters)', 'zh')).toEqual([]));
});

describe('components', () => {
  const faults = (source: string) => messages(componentFaults(page(source), ['Shot', 'Tab', 'Tabs']));
  test('names that a module offers', () =>
    expect(
      exportedNames("export { Shot, type Props, a as Tab } from './x';\nexport * from 'y';\nexport function Own() {}"),
    ).toEqual(['Shot', 'Tab', 'Own']));
  test('imported ones and those that the build replaces', () =>
    expect(
      faults(
        "import { Shot } from '@theme';\nimport Setup from './shared/setup.mdx';\n\n<Shot id=\"a\" />\n\n<Setup />\n\n<RuleTable />\n\n<div />\n",
      ),
    ).toEqual([]));
  test.each([
    ['# A\n\n<Shoot id="a" />\n', /a\.mdx:3 {2}<Shoot> is not known here .* expected: Shot/],
    ['<Shot id="a" />\n', /import \{ Shot \} from '@theme';/],
    ["import { Tabz } from '@theme';\n\n<Tabz />\n", /a\.mdx:1 {2}@theme has no "Tabz" .* expected: Tab/],
    ["import { Shot } from '@theme';\n", /imports Shot and does not use it/],
    ["import x from 'lodash';\n", /an import from "lodash" .* '@theme', or an excerpt/],
  ])('%j', (source, fault) => expect(faults(source)[0]).toMatch(fault));
});

describe('excerpts', () => {
  const including = page("import Setup from '../shared/setup.mdx'\n\n# A\n\n<Setup />\n");
  const excerpt = (text: string, lang?: 'zh') => page(text, lang, 'shared/setup');
  test('one that a page includes', () => expect(found(excerpts, [including, excerpt('Install it.\n')])).toEqual([]));
  test('imports are found with any line ends, and not in code', () => {
    expect(includesOf('docs/en/a.mdx', "```mdx\nimport A from './shared/a.mdx'\n```\n")).toEqual([]);
    expect(includesOf('docs/en/guide/a.mdx', "x\r\nimport A from '../shared/a.mdx'\r\n")).toEqual([
      { name: 'A', target: 'docs/en/shared/a.mdx', line: 2 },
    ]);
  });
  test('two that include each other are named once, with their lines', () => {
    const include = (target: string, line: number) => ({ name: 'X', target, line });
    const circle = new Map([
      ['page', [include('a', 1), include('c', 2)]],
      ['a', [include('b', 1), include('c', 2)]],
      ['b', [include('a', 3)]],
      ['c', []],
    ]);
    expect(messages(findCircles(circle))).toEqual([expect.stringContaining('a:1 → b:3 → a')]);
  });
  test.each([
    ['it is not there', [including], /a\.mdx:1 {2}includes what is no excerpt/],
    ['nobody includes it', [excerpt('x\n')], /setup\.mdx:1 {2}no page includes this excerpt/],
    ['it has a heading', [including, excerpt('x\n\n## Y {#y}\n')], /setup\.mdx:3 {2}an excerpt with a heading/],
    [
      'it is imported and not shown',
      [page("import Setup from '../shared/setup.mdx'\n"), excerpt('x\n')],
      /imports Setup and does not show it/,
    ],
    [
      'it is of the other language',
      [page("import Setup from '../../zh/shared/setup.mdx'\n\n<Setup />\n"), excerpt('x\n', 'zh')],
      /of the other language .* docs\/en\/shared\/setup\.mdx/,
    ],
  ])('a problem when %s', (_, pages, fault) => expect(found(excerpts, pages)[0]).toMatch(fault));
});

describe('claims', () => {
  test('are named on lines of their own and behind sentences; other comments name none', () =>
    expect(
      mentionsOf(
        page(
          '{/* claim: one */}\n\nA sentence.{/* claims: two three */} Another.\n\n{/* a note about claims: none */}\n\n- an item{/* claim: four */}\n',
        ),
      ).map(({ id, line }) => [id, line]),
    ).toEqual([
      ['one', 1],
      ['two', 3],
      ['three', 3],
      ['four', 7],
    ]));
  test.each([
    ['So.{/* claim: one */}', '是。{/* claim: one */}', ['one'], []],
    ['', '', ['one'], ['claim one  no page names it']],
    [
      '{/* claim: two */}',
      '{/* claim: two */}',
      [],
      ['en/guide/a.mdx:1  no claim "two"', 'zh/guide/a.mdx:1  no claim'],
    ],
    ['{/* claim: one */}', '', ['one'], ['zh/guide/a.mdx  does not name the claim one, its twin does']],
    ['So. {/* claim: one */}', '是。{/* claim: one */}', ['one'], ['a space in front of the comment stays']],
    [
      '| a |\n| --- |\n| cell{/* claim: one */} |',
      '{/* claim: one */}',
      ['one'],
      ["a.mdx:3  Rspress's search index takes comments in tables"],
    ],
    ['{/* claim: one */}', '{/* claim: one */}', ['one', 'one'], ['claim one  two claims have this id']],
  ])('%j, %j', (en, chinese, ids, faults) => {
    const pages = twinPages(en, chinese);
    const all = [...claimFaults(pages, ids), ...pages.flatMap((one) => [...mentionFaults(one, pages, ids)])];
    expect(messages(all)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
  });
});
