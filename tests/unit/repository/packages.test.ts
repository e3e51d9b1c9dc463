/** The packages do not know the site: each imports its own files and the packages that its package.json names. */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../tools/lib/files.ts';
import { importsOf } from '../../../tools/lib/imports.ts';

const root = path.join(import.meta.dirname, '../../..');
const SPECIFIER = /(?:\bfrom |\bimport\(|^import )'([^']+)'/gm;

test.each(['search', 'viewer'])('packages/%s imports nothing of the site', (name) => {
  const folder = path.join(root, 'packages', name);
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<string, object | undefined>;
  const known = { ...dependencies, ...devDependencies, ...peerDependencies };
  const isKnown = (file: string, to: string) =>
    to.startsWith('.')
      ? path.join(folder, file, '..', to).startsWith(folder + path.sep)
      : isBuiltin(to) || /^(?:@[^/]+\/)?[^/]+/.exec(to)![0] in known;
  const files = listFiles(folder).filter((file) => /\.tsx?$/.test(file) && !/^(?:tests|evaluate)\//.test(file));
  expect(files.length).toBeGreaterThan(10);
  const foreign = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(SPECIFIER)]
      .filter(([, to = '']) => !isKnown(file, to))
      .map(([line]) => `${file}: ${line}`),
  );
  expect(foreign).toEqual([]);
});

test('the island of the viewer is loaded without the texts of the whole site', () => {
  const files = importsOf(root, ['theme/islands/viewer/entry.tsx']);
  expect(files).toContain('packages/viewer/texts.ts');
  expect(files).not.toContain('theme/i18n.ts');
});
