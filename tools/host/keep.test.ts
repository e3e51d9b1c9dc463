import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keepHashedFiles } from './keep.ts';

test('hashed files of earlier publications stay for open tabs, 30 days after they were replaced, also by a rollback', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'keep-'));
  const folder = (name: string) => path.join(dir, name, 'site/static/js');
  /** Publishes after the publication `previous`, which for the first one is not there. */
  const publish = (name: string, previous: string, files: string[], day: string) => {
    mkdirSync(folder(name), { recursive: true });
    for (const file of files) writeFileSync(path.join(folder(name), file), file);
    keepHashedFiles(path.join(dir, name), path.join(dir, previous), new Date(day));
    return readdirSync(folder(name)).sort();
  };
  expect(publish('one', '', ['a.1.js', 'b.1.js'], '2026-01-01')).toEqual(['a.1.js', 'b.1.js']);
  // Open tabs may have loaded a.1 until today, however long ago it was published.
  expect(publish('two', 'one', ['a.2.js', 'b.1.js'], '2026-03-10')).toEqual(['a.1.js', 'a.2.js', 'b.1.js']);
  expect(publish('three', 'two', ['a.3.js'], '2026-03-20')).toEqual(['a.1.js', 'a.2.js', 'a.3.js', 'b.1.js']);
  // Back to "two": its own files are there, and what "three" made stays too.
  cpSync(path.join(dir, 'two'), path.join(dir, 'back'), { recursive: true });
  const all = ['a.1.js', 'a.2.js', 'a.3.js', 'b.1.js'];
  expect(publish('back', 'three', [], '2026-03-21')).toEqual(all);
  expect(JSON.parse(readFileSync(path.join(dir, 'back/kept.json'), 'utf8'))).toEqual({
    'js/a.1.js': '2026-03-10T00:00:00.000Z',
    'js/a.3.js': '2026-03-21T00:00:00.000Z',
  });
  // a.1 was replaced 41 days ago, a.3 30.
  expect(publish('four', 'back', ['a.4.js', 'b.1.js'], '2026-04-20')).toEqual(['a.2.js', 'a.3.js', 'a.4.js', 'b.1.js']);
});
