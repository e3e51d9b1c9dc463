import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('each class that a part asks its style sheet for is there: without it the part is drawn, and looks like nothing', () => {
  const asked = ['theme', 'packages/parts', 'packages/preset']
    .flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const [, sheet] = /^import styles from '(\.[^']+\.module\.css)';/m.exec(read(file)) ?? [];
      const css = sheet && read(path.posix.join(path.posix.dirname(file), sheet));
      return [...read(file).matchAll(/\bstyles\.(\w+)/g)].map(([, name = '']) => ({
        name: `${file}: ${name}`,
        isThere: new RegExp(`\\.${name}\\b`).test(css ?? ''),
      }));
    });
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter(({ isThere }) => !isThere).map(({ name }) => name)).toEqual([]);
});

test('corners have one of three sizes: chips, boxes, windows (packages/preset/styles/tokens.css)', () => {
  const [small, box, large] = ['--rp-radius-small', '--rp-radius', '--rp-radius-large'].map(
    (name) => new RegExp(`${name}: (\\d+px);`).exec(read('packages/preset/styles/tokens.css'))?.[1],
  );
  expect([small, box, large]).toEqual(['6px', '10px', '16px']);
  const known = new Set(['0', '50%', 'inherit', small, box, large]);
  const sheets = ['theme', 'packages/parts', 'packages/preset', 'packages/search', 'packages/viewer']
    .flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.css') && !file.includes('/example/'));
  const corners = sheets.flatMap((file) =>
    [...read(file).matchAll(/border-radius: ([^;]+);/g)].map(([, value = '']) => ({ file, value })),
  );
  expect(corners.length).toBeGreaterThan(40);
  const others = corners.filter(({ value }) =>
    value
      .replace(/var\(--rp-radius(?:-small|-large)?\)/g, '0')
      .split(' ')
      .some((part) => !known.has(part)),
  );
  expect(others.map(({ file, value }) => `${file}: ${value}`)).toEqual([]);
});
