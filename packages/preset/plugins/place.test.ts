import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { refuseFolder, takeFolder } from './place.ts';

test.each(['/home/me/p#q', '/home/me/a?b/c', '/home/me/now!/docs'])('a path that bundlers misread: %s', (folder) =>
  expect(() => refuseFolder(folder)).toThrow(/^\/home.* {2}the path of the repository has a [#?!]/),
);

test.each(['/home/me/my docs', 'C:\\work\\文档', '/home/me/50%/[a]'])('a path that they read: %s', (folder) =>
  expect(() => refuseFolder(folder)).not.toThrow(),
);

test('two processes cannot build into one folder; one that has ended leaves it', () => {
  const locks = mkdtempSync(path.join(tmpdir(), 'locks-'));
  takeFolder('doc_build', locks);
  takeFolder('doc_build', locks);
  const [lock = ''] = readdirSync(locks);
  // The process that started this one.
  writeFileSync(path.join(locks, lock), String(process.ppid));
  expect(() => takeFolder('doc_build', locks)).toThrow(`process ${process.ppid} is building into this folder`);
  expect(() => takeFolder('other_build', locks)).not.toThrow();
  writeFileSync(path.join(locks, lock), '999999999');
  expect(() => takeFolder('doc_build', locks)).not.toThrow();
});
