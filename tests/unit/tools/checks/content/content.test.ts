import { describe, expect, test } from 'vitest';
import type { Lang } from '../../../../../theme/site.ts';
import { frontmatterIsComplete } from '../../../../../tools/checks/content/frontmatter.ts';
import { headingsAreSound } from '../../../../../tools/checks/content/headings.ts';
import { identifiersExist } from '../../../../../tools/checks/content/identifiers.ts';
import { menusHold } from '../../../../../tools/checks/content/menus.ts';
import { picturesHaveText } from '../../../../../tools/checks/content/pictures.ts';
import { sampleNumbersHold } from '../../../../../tools/checks/content/sample-numbers.ts';
import { factsAreGenerated, statedDefaultsHold, statedRulesHold } from '../../../../../tools/checks/content/stated.ts';
import { twinsMatch } from '../../../../../tools/checks/content/twins.ts';
import { chineseHolds, englishHolds, runInHeadsHold } from '../../../../../tools/checks/content/typography.ts';
import { glossaryHolds, nothingIsLeftOver } from '../../../../../tools/checks/content/words.ts';
import { readMenu } from '../../../../../tools/checks/read/menu.ts';
import { type Page, readPage } from '../../../../../tools/checks/read/page.ts';
import { proseOf } from '../../../../../tools/checks/read/prose.ts';
import { chineseStrings } from '../../../../../tools/checks/read/texts.ts';

const page = (source: string, lang: Lang = 'en', route = 'guide/a') =>
  readPage(`docs/${lang}/${route}.mdx`, lang, route, source);
const messages = (problems: { message: string }[]) =>
  problems.map(({ message }) => message.replace(/\n\s*/g, ' | ').replace(/: +/g, ': '));
const zh = (text: string) => page(`# 标题\n\n${text}\n`, 'zh');
const textsOf = (one: Page) => proseOf(one).map((line) => ({ file: one.file, ...line }));

describe('reading a page', () => {
  test('a frontmatter that does not parse names file and line', () => {
    expect(() => page('---\ntitle: a: b: c\n---\n\n# A\n')).toThrow(
      /docs\/en\/guide\/a\.mdx:2 {2}the frontmatter does not parse/,
    );
  });
  test('broken MDX names file and line', () =>
    expect(() => page('# A\n\n<Tabs>\n')).toThrow(/docs\/en\/guide\/a\.mdx:\d+ {2}the page does not parse as MDX/));
  test('line numbers are those of the file', () => {
    const source = '---\ntitle: A\n---\n\n# A\n\n## B {#b}\n\nText.\n\n![](/x.png)\n';
    expect(messages(picturesHaveText([page(source)]))[0]).toContain('docs/en/guide/a.mdx:11');
  });
});

describe('twins', () => {
  const twins = (en: string, zhSource: string): Page[] => [page(en), page(zhSource, 'zh')];
  test('the same parts in two languages are fine', () => {
    expect(
      twinsMatch(
        twins('# A\n\n## One {#one}\n\nSee [there](/guide/b).\n', '# 甲\n\n## 一 {#one}\n\n见[那里](/guide/b)。\n'),
      ),
    ).toEqual([]);
  });
  test('another heading id, code, table, list or component is found, with both places', () => {
    expect(messages(twinsMatch(twins('# A\n\n## One {#one}\n', '# 甲\n\n## 一 {#two}\n')))[0]).toMatch(
      /zh\/guide\/a\.mdx:3 .*expected: h2 #one \(docs\/en\/guide\/a\.mdx:3\) .*seen: h2 #two/,
    );
    expect(messages(twinsMatch(twins('```js\na\n```\n', '```js\nb\n```\n')))[0]).toContain('the code inside differs');
    expect(twinsMatch(twins('- a\n- b\n', '- 甲\n'))).toHaveLength(1);
    expect(twinsMatch(twins('<Demo panel="/a" />\n', '<Demo panel="/b" />\n'))).toHaveLength(1);
    expect(twinsMatch(twins('| a | b |\n|---|---|\n| c | d |\n', '| a |\n|---|\n| c |\n'))).toHaveLength(1);
  });
  test('a link that only one page has is found', () => {
    expect(messages(twinsMatch(twins('See [b](/guide/b).\n', '见[丙](/guide/c)。\n')))[0]).toMatch(
      /expected: \/guide\/b .*seen: \/guide\/c/,
    );
  });
  test('recorded numbers may stand in another order, and must be the same', () => {
    expect(
      twinsMatch(twins('<N of="a" /> of <N of="b" /> files\n', '共 <N of="b" /> 个，其中 <N of="a" /> 个\n')),
    ).toEqual([]);
    expect(messages(twinsMatch(twins('Has <N of="a" /> files\n', '共 <N of="b" /> 个\n')))[0]).toMatch(
      /expected: <N of=a> .*seen: <N of=b>/,
    );
  });
  test('a page without twin says which file to write', () =>
    expect(messages(twinsMatch([page('# A\n')]))[0]).toContain('write docs/zh/guide/a.mdx'));
  test('frontmatter keys and publishing dates agree', () => {
    expect(
      messages(twinsMatch(twins('---\npublished_at: 2025-01-01\n---\n', '---\npublished_at: 2025-01-02\n---\n')))[0],
    ).toContain('published_at differs');
    expect(messages(twinsMatch(twins('---\ntag: x\n---\n', '')))[0]).toContain('no "tag"');
  });
});

describe('headings', () => {
  const found = (source: string) => messages(headingsAreSound([page(source)]));
  test('sound ones are fine', () => expect(found('# A\n\n## B {#b}\n\n### C {#c-d}\n')).toEqual([]));
  test.each([
    ['# A\n\n### C {#c}\n', 'skips a level'],
    ['# A\n\n## B\n', 'has no id'],
    ['# A\n\n## B {#B_b}\n', 'not kebab-case'],
    ['# A\n\n## B {#b}\n\n## C {#b}\n', 'used twice'],
    ['# A\n\n# B\n', 'has 2 level-1 headings'],
    ['---\noverview: true\n---\n\n# A\n', 'the theme writes it'],
  ])('%j', (source, fault) => expect(found(source)[0]).toContain(fault));
});

describe('frontmatter', () => {
  const sentence = 'A sentence that is long enough to make somebody click on it.';
  const full = (description: string, route = 'guide/a') =>
    page(`---\ndescription: "${description}"\nkeywords: [a, b, c]\n---\n`, 'en', route);
  test('a full one is fine', () => expect(frontmatterIsComplete([full(sentence)])).toEqual([]));
  test('a description is neither short nor used twice; release notes have a date', () => {
    expect(messages(frontmatterIsComplete([full('Short')]))[0]).toContain('5 characters');
    expect(messages(frontmatterIsComplete([full(sentence), full(sentence, 'guide/b')]))[0]).toContain(
      'same as that of another page',
    );
    expect(messages(frontmatterIsComplete([full(sentence, 'blog/release/release-note-9_9')]))[0]).toContain(
      'published_at',
    );
  });
});

describe('typography', () => {
  const found = (text: string) => messages(chineseHolds(textsOf(zh(text))));
  test.each([
    '用 Rsdoctor 分析 3 个 `chunk`，共 2 KB。',
    '见[这里](/a)：“引号”。',
    '`a`、`b` 和 `c`',
    '按 Ctrl + C，下降 5%。',
    '| 值 |\n| --- |\n| 有；没有 |',
  ])('%s is fine', (text) => expect(found(text)).toEqual([]));
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
  ])('%s', (text, fault) => expect(found(text).join()).toContain(fault));
  test('English has no Chinese signs', () =>
    expect(messages(englishHolds([page('One，two.\n')]))[0]).toContain('full-width'));
  test('code is left alone', () => expect(found('```text\n模块,加载器\n```\n')).toEqual([]));
  test('a run-in head ends before its sign', () => {
    expect(runInHeadsHold([zh('**修复方法**：写上 `x`。**为什么？**因为。')])).toEqual([]);
    expect(messages(runInHeadsHold([zh('**修复。**写上 `x`。')]))[0]).toContain('**修复。**');
  });
});

describe('words', () => {
  test('the glossary names the word to use', () =>
    expect(messages(glossaryHolds(textsOf(zh('这个加载器很慢'))))[0]).toMatch(
      /"加载器" for "loader".*expected: loader/,
    ));
  test.each([
    ['共 3 个 module', 'module'],
    ['报告中的预警', '预警'],
    ['用 ES module 编写', 'ES module'],
    ['优化退出的原因', '优化退出'],
    ['查看引用来源', '引用来源'],
  ])('%s', (text, word) => expect(messages(glossaryHolds(textsOf(zh(text)))).join()).toContain(`"${word}" for`));
  test('names and labels may be English', () =>
    expect(
      glossaryHolds(
        textsOf(zh('模块（module）在 **Module Resolve 分析**中，`module` 在 node_modules 中，参见编译预警、第三方包')),
      ),
    ).toEqual([]));
  test('texts outside of pages are read line by line, code in them as a placeholder', () => {
    const found = chineseStrings('theme/i18n.ts', "// 注释\nconst a = { en: 'Module', zh: '用 `module` 的模块' };\n");
    expect(found).toEqual([{ file: 'theme/i18n.ts', line: 2, text: '用 \uE000 的模块' }]);
    expect(messages(glossaryHolds(chineseStrings('a.json', '{ "zh": "这个加载器" }')))[0]).toContain('a.json:1');
  });
  test('unfinished pages are found', () => {
    expect(nothingIsLeftOver([page('Coming soon.\n')])).toHaveLength(1);
    expect(nothingIsLeftOver([page('All done.\n')])).toEqual([]);
  });
});

describe('identifiers', () => {
  const reference = {
    facts: {
      options: [{ path: 'output' }, { path: 'output.mode' }],
      rules: [{ code: 'E1001' }],
      commands: [{ name: 'analyze', flags: [{ name: 'profile' }] }],
    },
  } as unknown as Parameters<typeof identifiersExist>[1];
  const found = (source: string) => messages(identifiersExist([page(source)], reference, ['@rsdoctor/cli']));
  test('known names are fine, and so is what does not look like ours', () => {
    expect(
      found(
        '`output.mode`, `output.mode: "brief"`, `E1001`, `--profile`, `@rsdoctor/cli`, `main.js`, `npm run build`\n',
      ),
    ).toEqual([]);
  });
  test.each(['`output.mod`', '`E9999`', '`--profil`', '`@rsdoctor/clj`'])('%s is not known', (source) =>
    expect(found(`${source}\n`)).toHaveLength(1),
  );
});

describe('menus', () => {
  const found = (files: Record<string, string>, chinese = files) => {
    const all = { en: files, zh: chinese };
    const langs = ['en', 'zh'] as const;
    const menus = langs.flatMap((lang) =>
      Object.entries(all[lang])
        .filter(([name]) => name.endsWith('.json'))
        .map(([name, text]) => readMenu({ file: `docs/${lang}/${name}`, lang, name, text })),
    );
    const pages = langs.flatMap((lang) =>
      Object.keys(all[lang])
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => ({ file: `docs/${lang}/${name}`, lang, route: name.replace('.mdx', '') })),
    );
    const isThere = (lang: string, file: string) =>
      Object.keys(all[lang as 'en' | 'zh']).some((name) => name === file || name.startsWith(`${file}/`));
    return messages(menusHold(menus, pages, isThere));
  };
  const nav = (rest: string) => `[\n  { "text": "Guide", "link": "/guide/a"${rest} }\n]`;

  test('entries and files agree', () =>
    expect(found({ '_nav.json': nav(''), 'guide/_meta.json': '["a"]', 'guide/a.mdx': '' })).toEqual([]));
  test('a folder without a menu of its own is all in the one above', () =>
    expect(found({ '_meta.json': '[{ "type": "dir", "name": "guide" }]', 'guide/a.mdx': '' })).toEqual([]));
  test('an entry without a file, and a page without an entry, name file and line', () => {
    expect(found({ 'guide/_meta.json': '[\n  "gone"\n]', 'guide/a.mdx': '' })).toEqual([
      expect.stringMatching(/^docs\/en\/guide\/_meta\.json:2 {2}names "gone"/),
      expect.stringMatching(/^docs\/zh\/guide\/_meta\.json:2 {2}names "gone"/),
      expect.stringMatching(/^docs\/en\/guide\/a\.mdx:1 {2}is in no menu .* add "a" to docs\/en\/guide\/_meta\.json/),
      expect.stringMatching(/^docs\/zh\/guide\/a\.mdx:1 {2}is in no menu/),
    ]);
  });
  test('a menu that is no JSON is named with its line, and nothing else is', () =>
    expect(found({ 'guide/_meta.json': '[\n  "a",\n]', 'guide/a.mdx': '' })).toEqual([
      expect.stringMatching(/^docs\/en\/guide\/_meta\.json:3 {2}is no JSON/),
      expect.stringMatching(/^docs\/zh\/guide\/_meta\.json:3 {2}is no JSON/),
    ]));
  test('twins have the same entries', () =>
    expect(
      found(
        { '_meta.json': '["a", "b"]', 'a.mdx': '', 'b.mdx': '' },
        { '_meta.json': '["b", "a"]', 'a.mdx': '', 'b.mdx': '' },
      )[0],
    ).toMatch(/^docs\/zh\/_meta\.json:1 {2}differs from its English twin .*"name":"a".*"name":"b"/));
  test.each([
    [nav(', "activMatch": "/"'), /_nav\.json:2 {2}"activMatch" means nothing here .*activeMatch/],
    ['[{ "link": "/a" }]', /needs a text, and a link or items/],
  ])('a header entry that Rspress would not understand: %s', (text, fault) =>
    expect(found({ '_nav.json': text })[0]).toMatch(fault),
  );
  test.each([
    ['[{ "type": "folder", "name": "a" }]', /of no known type .*dir-section-header/],
    ['[{ "type": "dir" }]', /needs "name"/],
    ['[7]', /neither a name nor an object/],
    ['{}', /is no list/],
  ])('a sidebar entry that Rspress would not understand: %s', (text, fault) =>
    expect(found({ '_meta.json': text })[0]).toMatch(fault),
  );
});

describe('what pages say about options and rules', () => {
  const reference = {
    facts: {
      options: [
        { path: 'features.resolver', type: 'boolean', optional: true, default: false, plugins: [] },
        { path: 'output.mode', type: 'string', optional: true, default: 'normal', plugins: [] },
      ],
      rules: [
        { code: 'E1003', title: 'a', category: 'compile', level: 'Warn', firesOn: ['webpack' as const], options: [] },
      ],
      commands: [],
    },
    words: { options: {}, rules: {}, cli: {} },
    defaults: {},
  };

  test('a type or default by hand is found, in both languages', () => {
    expect(
      messages(factsAreGenerated([page('# A\n\n- Type: `boolean`\n- Default: `true`\n- Typed by you\n')])),
    ).toHaveLength(2);
    expect(factsAreGenerated([zh('- 默认值：`true`')])).toHaveLength(1);
  });
  test('a default that is another one is found', () => {
    expect(statedDefaultsHold([page('# A\n\n`features.resolver` is off by default.\n')], reference)).toEqual([]);
    expect(
      messages(statedDefaultsHold([page('# A\n\n`features.resolver` is on by default.\n')], reference))[0],
    ).toContain('docs/en/guide/a.mdx:3  the default of `features.resolver` is something else | expected: false');
    expect(statedDefaultsHold([zh('`features.resolver` 默认开启。')], reference)).toHaveLength(1);
    expect(statedDefaultsHold([page("# A\n\nThe default of `output.mode` is `'brief'`.\n")], reference)).toHaveLength(
      1,
    );
  });
  test('a rule that is said to be silent where it fires is found', () => {
    expect(statedRulesHold([page('# A\n\nE1003 never fires on Rspack.\n')], reference)).toEqual([]);
    expect(statedRulesHold([page('# A\n\nE1003 never fires on webpack.\n')], reference)).toHaveLength(1);
    expect(statedRulesHold([zh('E1003 仅 Rspack 支持。')], reference)).toHaveLength(1);
  });
});

describe('numbers of the sample', () => {
  const known = { 'store.bytes': 1_532_650, 'files.bytes': 198_008, 'small.bytes': 45, files: 18 };
  test('a name that does not exist is found with its line', () => {
    const source = '# A\n\n<N of="files" /> files, <N of="fles" /> of them large.\n';
    expect(messages(sampleNumbersHold([page(source)], known))).toEqual([
      expect.stringMatching(/a\.mdx:3 [\s\S]*<N of="fles" \/>/),
    ]);
  });
  test('a recorded number of bytes that is written by hand is found, in both languages and forms', () => {
    expect(messages(sampleNumbersHold([page('# A\n\nIt takes 1.53 MB.\n')], known))[0]).toContain(
      '<N of="store.bytes" />',
    );
    expect(messages(sampleNumbersHold([zh('数据为 198,008 字节。')], known))[0]).toContain(
      '<N of="files.bytes" as="bytes" />',
    );
  });
  test("small numbers, other numbers and code are nobody's business", () => {
    const source = '# A\n\n45 bytes, 18 files, 1.54 MB, `1.53 MB`.\n\n```text\n198.01 KB\n```\n';
    expect(sampleNumbersHold([page(source)], known)).toEqual([]);
  });
});
