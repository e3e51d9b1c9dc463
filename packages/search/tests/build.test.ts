import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseHtml } from '@rsdoctor-docs/base/html';
import { describe, expect, test } from 'vitest';
import { fitToBudget, wordsOfCode } from '../build/fit.ts';
import { hostedFromEnv } from '../build/hosted.ts';
import { draftSections, type PageFacts, sectionsOf, toIndexedPage } from '../build/indexed-pages.ts';
import { indexName, makeIndex, traditionalPairs } from '../build/plugin.ts';
import { packIndex, packTexts, recordsOf, unpackIndex } from '../engine/index-file.ts';
import { pageOf, section } from './page.ts';

const page = pageOf('/guide/usage/bundle-size', [
  section(1, 'Bundle size', 'Intro.'),
  section(2, 'Tree', 'Text.', { code: 'code', questions: ['where is it', 'why'] }),
  section(4, 'Deep'),
  section(2, 'Last', 'More.'),
]);

test('a record leads to its own heading and names all above it', () => {
  const records = recordsOf(page);
  expect(records.map(({ type, url }) => [type, url])).toEqual([
    ['lvl1', '/guide/usage/bundle-size'],
    ['lvl2', '/guide/usage/bundle-size#tree'],
    ['lvl4', '/guide/usage/bundle-size#deep'],
    ['lvl2', '/guide/usage/bundle-size#last'],
  ]);
  expect(records[2]!.hierarchy).toEqual({
    lvl0: 'Group',
    lvl1: 'Bundle size',
    lvl2: 'Tree',
    lvl3: null,
    lvl4: 'Deep',
    lvl5: null,
    lvl6: null,
  });
  expect(records[3]!.hierarchy).toMatchObject({ lvl2: 'Last', lvl4: null });
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});

describe('the two files', () => {
  const first = packIndex('en', [page]);

  test('give the pages back', () =>
    expect(unpackIndex(JSON.parse(JSON.stringify(first)), packTexts([page]))).toEqual([page]));

  test('without the second one the texts are empty, and words of code are there', () =>
    expect(unpackIndex(first)[0]!.sections.map(({ text, code }) => text + code)).toEqual(['', 'code', '', '']));

  test('that do not belong together, or have another format, are refused', () => {
    expect(() => unpackIndex(first, { ...packTexts([page]), texts: [['one']] })).toThrow(/not those of its headings/);
    expect(() => unpackIndex({ ...first, version: 1 })).toThrow(/version 1/);
  });

  test('have a name that changes with the content of either', () => {
    const texts = packTexts([page]);
    const name = indexName('en', [first, texts]);
    expect(name).toMatch(/^en\.[0-9a-f]{10}$/);
    expect(indexName('en', [packIndex('en', [page]), packTexts([page])])).toBe(name);
    expect(indexName('en', [{ ...first, lang: 'zh' }, texts])).not.toBe(name);
    expect(indexName('en', [first, { ...texts, texts: [['more']] }])).not.toBe(name);
  });
});

describe('a rendered page', () => {
  const read = (html: string) =>
    sectionsOf(parseHtml(`<nav>menu</nav><div class="a doc">${html}</div><footer>foot</footer>`).root, 'doc').map(
      ({ depth, anchor, heading, text, code }) => [depth, anchor, heading, text, code],
    );

  test('is cut at its headings', () =>
    expect(
      read(
        '<h1 id="t"><a aria-hidden="true" href="#t">#</a>Title<!-- --> </h1><p>One</p><p>two.</p><h2 id="a">A <code>b</code></h2><p>Te\u200bxt</p>',
      ),
    ).toEqual([
      [1, 't', 'Title', 'One\ntwo.', ''],
      [2, 'a', 'A b', 'Text', ''],
    ]));

  test('keeps tables, terms and texts of pictures, code blocks apart, and no controls', () =>
    expect(
      read(
        '<h1 id="t">T</h1><pre><code><span>new</span><span> Plugin</span>\n<span>()</span></code></pre><button>Copy</button><svg><title>x</title></svg>' +
          '<table><tr><th>Option</th><td>output</td></tr></table><img alt="The tree map" src="a"><button popovertarget="term:x">term</button><p data-search="skip">no</p>',
      ),
    ).toEqual([[1, 't', 'T', 'Option\noutput\nThe tree map\nterm', 'new Plugin ()']]));

  test('has sentences without the badges beside them, and a class that only begins like theirs is text', () =>
    expect(
      read(
        '<h1 id="t">T <span class="rp-badge rp-badge--tip">1.6</span></h1><p><code>E1</code> <span class="x rp-badge">Warn</span></p><p>Two <span class="rp-badge-like">copies</span>.</p>',
      ),
    ).toEqual([[1, 't', 'T', 'E1\nTwo copies.', '']]));

  test('has words apart that are for different readers', () =>
    expect(read('<h1 id="t">T</h1><p><span data-for="a">one</span><span data-for="b">two</span></p>')).toEqual([
      [1, 't', 'T', 'one two', ''],
    ]));

  test('has text of the section above under a heading without id', () =>
    expect(read('<h1 id="t">T</h1><h3>Loose</h3><p>x</p>')).toEqual([[1, 't', 'T', 'Loose\nx', '']]));

  test('has no sections without the element of its text', () =>
    expect(sectionsOf(parseHtml('<main>Home</main>').root, 'doc')).toEqual([]));
});

test('a draft is cut where the headings are, without comments of MDX', () => {
  const content = 'It ends.{/* claim:\nends */}\n\n## Last\n\nMore {a}.';
  const facts = { routePath: '/a', title: 'A', lang: 'en', frontmatter: {} };
  const toc = [
    { text: 'Last', id: 'last', depth: 2, charIndex: content.indexOf('## Last') },
    // A heading of a component stands nowhere in the Markdown.
    { text: 'Made', id: 'made', depth: 2, charIndex: -1 },
  ];
  expect(draftSections({ ...facts, content, toc }).map(({ anchor, text }) => [anchor, text])).toEqual([
    ['', 'It ends.'],
    ['last', '## Last More {a}.'],
  ]);
});

describe('a page of the index', () => {
  const sections = () => [section(1, '', 'all'), section(2, 'Other page')];
  const make = (frontmatter: PageFacts['frontmatter'], questions = 'missing.json', lang = 'en') =>
    toIndexedPage({ routePath: '/a', title: 'From data', lang, frontmatter }, sections(), {
      group: 'G',
      label: 'In the menu',
      questions,
      weight: 1,
    });

  test('is searched by keywords, description and its name in the sidebar', () =>
    expect(make({ keywords: ['a', 'b', 3], description: 'D' })).toMatchObject({
      keywords: 'a\nb\nIn the menu',
      description: 'D',
      sections: [{ heading: 'From data', text: 'all' }, { heading: 'Other page' }],
    }));

  test('is not found twice by a name in the sidebar that is its title', () => {
    const place = { group: 'G', label: 'Title', questions: 'missing.json', weight: 1 };
    const facts = { routePath: '/a', title: 'From data', lang: 'en', frontmatter: { keywords: 'k' } };
    expect(toIndexedPage(facts, [section(1, 'Title')], place)).toMatchObject({ keywords: 'k' });
  });

  test('is found by its title alone if it lists other pages', () =>
    expect(make({ overview: true })!.sections).toMatchObject([{ heading: 'From data', text: '' }]));

  test('does not exist if its author says so', () => expect(make({ search: false })).toBeNull());

  test('has the questions of its language', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'questions-'));
    const file = path.join(folder, 'a.json');
    fs.writeFileSync(file, JSON.stringify({ '#': { en: ['what'], zh: ['什么'] }, 'other-page': { en: ['why'] } }));
    const questions = (lang: string) => make({}, file, lang)!.sections.map((each) => each.questions);
    expect(questions('en')).toEqual([['what'], ['why']]);
    expect(questions('zh')).toEqual([['什么'], []]);
    fs.rmSync(folder, { recursive: true });
  });
});

describe('texts and their budget', () => {
  // Without repeated phrases, so that only fewer words make it smaller.
  let random = 1;
  const long = Array.from({ length: 3000 }, () => {
    random = (random * 48271) % 2147483647;
    return `w${random % 511}`;
  }).join(' ');
  const pages = [
    pageOf('/a', [section(1, 'A', long), section(2, 'B', long, { code: long })]),
    pageOf('/b', [section(1, 'C', 'short')]),
  ];

  test('what fits stays whole', () =>
    expect(fitToBudget(pages)).toMatchObject({ pages, words: Number.POSITIVE_INFINITY }));

  test('what does not keeps its beginning', () => {
    const { words, bytes, pages: short } = fitToBudget(pages, 500);
    expect(words).toBeLessThan(500);
    expect(words).toBeGreaterThan(12);
    expect(bytes).toBeLessThanOrEqual(500);
    expect(fitToBudget(pages, bytes).words).toBe(words);
    expect(short[0]!.sections[0]!.text).toBe(`${long.split(' ').slice(0, words).join(' ')}…`);
    expect(short[0]!.sections.map(({ heading }) => heading)).toEqual(['A', 'B']);
  });

  test('Chinese takes two bytes a character', () => {
    const chinese = pageOf('/zh', [section(1, '名', '重复的包，重复 é 的模块。')]);
    const packed = packTexts([chinese]);
    expect(Buffer.byteLength(packed.texts[0]![0]!)).toBe(2 * 12 + 2);
    expect(unpackIndex(packIndex('zh', [chinese]), packed)).toEqual([chinese]);
  });

  test('of code stays what the text lacks, each word once, and no numbers', () =>
    expect(wordsOfCode('new Plugin({ mode: 10 }); new Other(mode)', 'The plugin.')).toBe('new mode Other'));

  test('of code go first the words that many sections have, if there is no room', () => {
    const code = (at: number) => Array.from({ length: 700 }, (_, n) => `w${((n + 1) * (at + 2)) % 701}x`).join(' ');
    const sections = Array.from({ length: 60 }, (_, at) => section(2, 'A', '', { code: `own${at} ${code(at)}` }));
    const [{ pages }] = makeIndex('en', [pageOf('/a', sections)]);
    expect(pages[0]![5][9]![4]).toBe('own9');
  });
});

describe('traditional characters', () => {
  const pairs = (text: string) => traditionalPairs(text).match(/../gu) ?? [];
  test('each form of a character of the text has its pair', () =>
    expect(pairs('构建产物')).toEqual(expect.arrayContaining(['構构', '產产'])));
  test('characters that are not in the text cost nothing', () => expect(pairs('构建').join('')).not.toContain('龜'));
  test('a character that the text has itself is not replaced', () =>
    expect(pairs('乾与干').map(([typed]) => typed)).not.toContain('乾'));
});

describe('the hosted service', () => {
  const whole = { SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'key', SEARCH_INDEX_NAME: 'docs' };

  test('is off when nothing is set', () => expect(hostedFromEnv({})).toBeNull());

  test('is on when all is set, without analytics and without any other key', () =>
    expect(hostedFromEnv({ ...whole, SEARCH_WRITE_KEY: 'secret' })).toEqual({
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
      insights: false,
      hosts: [],
    }));

  test('is off when all is blank; hosts may have spaces around them', () => {
    expect(hostedFromEnv({ SEARCH_APP_ID: ' ', SEARCH_API_KEY: '' })).toBeNull();
    expect(hostedFromEnv({ ...whole, SEARCH_HOSTS: ' a.example , b.example,' })?.hosts).toEqual([
      'a.example',
      'b.example',
    ]);
  });

  test.each([
    ['SEARCH_APP_ID', '`appId` is missing'],
    ['SEARCH_API_KEY', '`apiKey` is missing'],
    ['SEARCH_INDEX_NAME', '`indexName` is missing'],
  ])('stops the build without %s', (name, message) =>
    expect(() => hostedFromEnv({ ...whole, [name]: ' ' })).toThrow(message),
  );
});
