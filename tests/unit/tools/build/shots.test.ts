import { expect, test } from 'vitest';
import type { ShotsFile } from '../../../../packages/evidence/pictures/shots-file.ts';
import { completeShots } from '../../../../tools/build/shots.ts';
import { attributesOf } from '../../../../tools/lib/mdx.ts';
import { tree } from '../tree.ts';

const file = (height: number) => ({ width: 400, height, hash: '', avif: 1, png: 1 });
const sizes = { width: 400, height: 300, text: 14 };
const record: ShotsFile = {
  $from: '',
  shots: {
    'page-card': { ...sizes, zh: true, files: { 'page-card.light': file(300), 'page-card.zh.light': file(310) } },
    'page-wide': {
      ...sizes,
      phone: { width: 429, height: 300 },
      files: { 'page-wide.light': { ...file(300), marks: [[10, 20]], phone: { avif: 1, marks: [[30, 40]] } } },
    },
    'page-tab': { ...sizes, files: { 'page-tab.light': file(300) } },
  },
};

/** The attributes that `<Shot …>` has in the end. */
function complete(attributes: string, lang = 'en', hasFile = (_: string) => true) {
  const page = tree(`# A\n\n<Shot ${attributes} />\n`);
  completeShots(page, `docs/${lang}/a.mdx`, record, hasFile);
  return attributesOf(page.children![1]!);
}

test('a picture gets its file and size; a Chinese page gets the Chinese one where there is one', () => {
  const card = 'id="page-card" alt="A"';
  expect(complete(card)).toEqual({ id: 'page-card', alt: 'A', file: 'page-card', width: '400', height: '300' });
  expect(complete(card, 'zh')).toMatchObject({ file: 'page-card.zh', height: '310' });
  expect(complete('id="page-tab" alt="A"', 'zh')).toMatchObject({ file: 'page-tab', height: '300' });
});

test('a picture of which a phone shows pieces gets their size and numbers', () => {
  const wide = 'id="page-wide" alt="A"';
  expect(complete(wide)).toMatchObject({ marks: '10,20', phone: '429 300', phoneMarks: '30,40' });
  expect(() => complete(wide, 'en', (name) => !name.endsWith('.dark.phone.avif'))).toThrow(
    'page-wide.dark.phone.avif is missing',
  );
});

test('what is missing stops the build with page and line', () => {
  expect(() => complete('id="page-tab" alt="x"', 'en', (name) => !name.endsWith('.dark.png'))).toThrow(
    /page-tab\.dark\.png is missing\n.*npm run evidence -- picture\/page-tab/,
  );
});
