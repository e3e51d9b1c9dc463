import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('each class that a part asks its style sheet for is there: without it the part is drawn, and looks like nothing', () => {
  const asked = ['theme', 'packages/preset']
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
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ isThere }) => !isThere).map(({ name }) => name)).toEqual([]);
});
