import { describe, expect, test } from 'vitest';
import { contentsFit } from '../../../../../tools/checks/files/contents.ts';
import { namesAreSound } from '../../../../../tools/checks/files/names.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');

describe('names', () => {
  const found = (...files: string[]) => namesAreSound(files.map((file) => ({ file }))).map(({ message }) => message);
  test.each([
    'docs/en/guide/start/quick-start.mdx',
    'docs/en/config/options/disableClientServer.mdx',
    'docs/samples/disableClientServer/rspack.config.mjs',
    'docs/en/blog/release/release-note-1_2.mdx',
    'docs/public/shots/a.zh.dark.png',
    'theme/components/Shot.tsx',
    'README.md',
  ])('%s is fine', (file) => expect(found(file)).toEqual([]));
  test.each([
    ['docs/en/guide/QuickStart.mdx', 'write quick-start'],
    ['docs/public/Logo.svg', 'upper-case'],
    ['docs/en/my page.mdx', 'has signs that addresses and shells change'],
    ['docs/zh/指南.mdx', 'has signs'],
    ['tools/aux.ts', 'Windows cannot have a file "aux.ts"'],
  ])('%s', (file, fault) => expect(found(file)[0]).toContain(fault));
  test('two that differ by case alone', () =>
    expect(found('theme/A.ts', 'theme/a.ts')[0]).toContain('differs from another file by case alone'));
});

describe('contents', () => {
  const found = (file: string, head: Buffer | string, bytes = 100) =>
    contentsFit([{ file, bytes, head: Buffer.from(head) }]).map(({ message }) => message);
  test.each([
    ['docs/public/a.png', PNG],
    ['docs/public/a.svg', '<?xml version="1.0"?>\n<svg viewBox="0 0 1 1">'],
    ['docs/en/a.mdx', '# Text with ümlauts'],
    ['packages/evidence/samples/shop/src/assets/logo.png', 'random, on purpose'],
  ])('%s is fine', (file, head) => expect(found(file, head)).toEqual([]));
  test.each([
    ['docs/public/a.png', 'random bytes', 'is not a PNG picture'],
    ['docs/public/a.avif', PNG, 'is not an AVIF picture'],
    ['docs/public/a.svg', '<html>', 'is not an SVG picture'],
    ['docs/public/a.woff2', 'OTTO', 'is not a WOFF2 font'],
    ['docs/en/a.mdx', '\0\0binary', 'is no text'],
  ])('%s that is something else', (file, head, fault) => expect(found(file, head)[0]).toContain(fault));
  test('a file that is too large', () => {
    expect(found('docs/public/a.png', PNG, 20_000_000)[0]).toMatch(
      /is too large[\s\S]*300000 bytes at most[\s\S]*20000000 bytes/,
    );
    expect(found('docs/en/a.mdx', 'x', 500_000)[0]).toContain('is too large');
  });
});
