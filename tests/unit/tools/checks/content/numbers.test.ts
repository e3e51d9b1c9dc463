import { describe, expect, test } from 'vitest';
import { noWordIsDoubled } from '../../../../../tools/checks/content/doubled.ts';
import { amountsIn, numbersAgree } from '../../../../../tools/checks/content/numbers.ts';
import { readPage } from '../../../../../tools/checks/read/page.ts';

const found = (en: string, zh: string) =>
  numbersAgree([readPage('docs/en/a.mdx', 'en', 'a', en), readPage('docs/zh/a.mdx', 'zh', 'a', zh)]).map(
    ({ message }) => message.replace(/\n\s*/g, ' | '),
  );

describe('numbers', () => {
  test.each([
    ['1,080 kB and 1.6.5, 40 %', ['1080', '1.6.5', '40%']],
    ['1 万行', ['10000']],
    ['up by 18 percent', ['18%']],
    ['E1001, sha256, v2 and base64', []],
    ['a 10-fold, 5–7, 2x', ['10', '5', '7', '2']],
  ])('%s', (text, amounts) => expect(amountsIn(text)).toEqual(amounts));

  test.each([
    ['It has 1,080 kB.', '共 1080 kB。'],
    ['40% of 3 files', '3 个文件中的 40 %'],
    ['Three copies, published on August 7, 2025', '3 份，发布于 2025 年 8 月 7 日'],
    ['It ran 2 times', '运行了两次'],
    ['| Size | 464 kB |\n| --- | --- |\n| a | 12 |', '| 体积 | 464 kB |\n| --- | --- |\n| 甲 | 12 |'],
  ])('%s and its twin agree', (en, zh) => expect(found(en, zh)).toEqual([]));

  test('a number that only one language has is found in its section, with both places', () => {
    const problems = found(
      '# A\n\n5 files\n\n## B {#b}\n\nIt takes 464 ms.\n',
      '# 甲\n\n5 个\n\n## 乙 {#b}\n\n需要 446 毫秒。\n',
    );
    expect(problems).toEqual([
      expect.stringMatching(
        /^docs\/zh\/a\.mdx:7 {2}other numbers than its English twin in "b" .* 464 \(docs\/en\/a\.mdx:7\) .* 446 \(docs\/zh\/a\.mdx:7\)/,
      ),
    ]);
  });
  test.each([
    ['the same number in two places, once in the other', '5 and 5', '5'],
    ['another percentage', 'at 5%', '5'],
    ['another version', 'since 1.6.5', '从 1.6.4 起'],
    ['the text of a picture', '<Shot id="a" alt="7 rows" />', '<Shot id="a" alt="8 行" />'],
    ['the frontmatter', '---\ndescription: "Nine"\n---\n', '---\ndescription: "8"\n---\n'],
    ['inline code', '`port: 3000`', '`port: 3001`'],
  ])('a difference is found: %s', (_, en, zh) => expect(found(en, zh)).toHaveLength(1));

  test('a section may differ for a reason, and only for one', () => {
    const en = '{/* numbers-differ: English counts the index page */}\n\n5 pages\n';
    expect(found(en, '4 页')).toEqual([]);
    expect(found('{/* numbers-differ: */}\n\n5 pages\n', '4 页')[0]).toContain('numbers-differ without a reason');
  });
});

describe('doubled words', () => {
  const doubled = (text: string) => noWordIsDoubled([readPage('docs/en/a.mdx', 'en', 'a', text)]).length;
  test.each(['See the the page.', 'The the page', '打开了了报告', '这是的的'])('%s', (text) =>
    expect(doubled(text)).toBe(1),
  );
  test.each(['All that that needs.', 'A class-based based-on', '在在线报告中', 'One. One more', '`the` the'])(
    '%s is fine',
    (text) => expect(doubled(text)).toBe(0),
  );
});
