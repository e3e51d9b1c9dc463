import { expect, test } from 'vitest';
import type { ShotsFile } from '../../../../packages/evidence/pictures/shots-file.ts';
import { checkDemos } from '../../../../tools/build/demo.ts';
import { completeShots } from '../../../../tools/build/shots.ts';
import { attributesOf } from '../../../../tools/lib/mdx.ts';
import { tree } from '../tree.ts';

const file = (width: number, height: number) => ({ width, height, hash: '', avif: 1, png: 1 });
const record: ShotsFile = {
  $from: '',
  shots: {
    'page-card': {
      width: 400,
      height: 300,
      text: 14,
      zh: true,
      files: { 'page-card.light': file(400, 300), 'page-card.zh.light': file(400, 310) },
    },
    'page-wide': {
      width: 880,
      height: 500,
      text: 12,
      phone: { width: 429, height: 300 },
      files: {
        'page-wide.light': { ...file(880, 500), marks: [[10, 20]], phone: { avif: 1, marks: [[30, 40]] } },
      },
    },
    'page-tab': { width: 1680, height: 1050, text: 14, files: { 'page-tab.light': file(1680, 1050) } },
  },
};

/** The attributes that `<Shot …>` has in the end. */
function complete(attributes: string, file = 'docs/en/a.mdx', hasFile = (_: string) => true) {
  const page = tree(`# A\n\n<Shot ${attributes} />\n`);
  completeShots(page, file, record, hasFile);
  return attributesOf(page.children![1]!);
}
const checkDemo = (attributes: string) => () => checkDemos(tree(`# A\n\n<Demo ${attributes} />\n`), 'docs/en/a.mdx');

test('a shot gets its file and size', () => {
  expect(complete('id="page-tab" alt="The tab"')).toEqual({
    id: 'page-tab',
    alt: 'The tab',
    file: 'page-tab',
    width: '1680',
    height: '1050',
  });
});

test('a picture of which a phone shows pieces gets their size and numbers', () => {
  expect(complete('id="page-wide" alt="The page"')).toMatchObject({
    marks: '10,20',
    phone: '429 300',
    phoneMarks: '30,40',
  });
  expect(() =>
    complete('id="page-wide" alt="x"', 'docs/en/a.mdx', (name) => name !== 'page-wide.dark.phone.avif'),
  ).toThrow('page-wide.dark.phone.avif is missing');
});

test('a Chinese page gets the Chinese picture where there is one', () => {
  expect(complete('id="page-card" alt="卡片"', 'docs/zh/a.mdx')).toMatchObject({
    file: 'page-card.zh',
    height: '310',
  });
  expect(complete('id="page-card" alt="The card"')).toMatchObject({ file: 'page-card', height: '300' });
  expect(complete('id="page-tab" alt="标签页"', 'docs/zh/a.mdx')).toMatchObject({ file: 'page-tab' });
});

test.each([
  ['no alt', 'id="page-tab"'],
  ['an empty alt', 'id="page-tab" alt=" "'],
  ['an alt that is code', 'id="page-tab" alt={x}'],
])('%s stops the build with page and line', (_, attributes) => {
  expect(() => complete(attributes)).toThrow('docs/en/a.mdx:3  <Shot>: page-tab has no alt');
});

test('an unknown id says which there are', () => {
  expect(() => complete('id="page-tap" alt="x"')).toThrow(
    /a\.mdx:3 {2}<Shot>: no picture "page-tap"\n.*page-card, page-wide, page-tab/,
  );
});

test('a missing file says how it is made', () => {
  expect(() => complete('id="page-tab" alt="x"', 'docs/en/a.mdx', (name) => !name.endsWith('.dark.png'))).toThrow(
    /page-tab\.dark\.png is missing\n.*npm run evidence -- picture\/page-tab/,
  );
});

test('a panel that the report does not have stops the build', () => {
  expect(checkDemo('panel="/bundle/size"')).not.toThrow();
  expect(checkDemo('panel="/bundle"')).toThrow(/docs\/en\/a\.mdx:3 {2}<Demo>: no panel "\/bundle"\n.*\/bundle\/size/);
  expect(checkDemo('')).toThrow('<Demo>: no panel');
});
