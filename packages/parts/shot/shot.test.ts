import { tree } from '@rsdoctor-docs/base/tests/tree';
import type { ShotsFile } from '@rsdoctor-docs/evidence/picture-files';
import { expect, test } from 'vitest';
import { swipeWidth } from './phone.ts';
import { completeShots } from './shot.plugin.ts';

const file = (height: number) => ({ width: 400, height });
const sizes = { width: 400, height: 300, text: 14 };
const record: ShotsFile = {
  $from: '',
  shots: {
    'page-wide': {
      ...sizes,
      files: { 'page-wide.light': { ...file(300), marks: [[10, 20]] } },
    },
    'page-tab': { ...sizes, files: { 'page-tab.light': file(300) } },
  },
};

const complete = (attributes: string, hasFile = (_: string) => true) =>
  completeShots(tree(`# A\n\n<Shot ${attributes} />\n`), 'docs/en/a.mdx', record, hasFile);

test('what is missing stops the build with page and line', () => {
  expect(() => complete('id="page-tab" alt="x"', (name) => !name.endsWith('.dark.avif'))).toThrow(
    /page-tab\.dark\.avif is missing\n.*npm run evidence -- picture\/page-tab/,
  );
});

test('a phone shows a picture with small text wider than its screen', () => {
  expect(swipeWidth({ text: 12, width: 920 }, [20, 80])).toBe(767);
  expect(swipeWidth({ text: 12, width: 429 }, [50])).toBeUndefined();
  expect(swipeWidth({ text: 12, width: 920 }, [20, 44]), 'not cut at a number').toBe(841);
});
