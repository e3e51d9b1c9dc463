import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { describe, expect, test } from 'vitest';
import { shots } from '../pictures/list.ts';
import { filesOf, readRecord, variantsOf } from '../pictures/shots-file.ts';

const folder = path.join(import.meta.dirname, '../../../docs/public/shots');
const record = readRecord();

describe('screenshots', () => {
  test('each id is listed once', () => {
    const ids = shots.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(id))).toEqual([]);
  });

  test('files are those that were recorded', () => {
    for (const { id } of shots) {
      const entry = record.shots[id];
      for (const name of variantsOf(id, entry))
        expect([name, ...['avif', 'png'].map((type) => statSync(path.join(folder, `${name}.${type}`)).size)]).toEqual([
          name,
          entry?.files[name]?.avif,
          entry?.files[name]?.png,
        ]);
    }
  });

  test('pages show every listed shot, and no other', () => {
    const docs = path.join(import.meta.dirname, '../../../docs');
    const pages = listFiles(docs).filter((file) => file.endsWith('.mdx'));
    const used = pages.flatMap((file) =>
      [...readFileSync(path.join(docs, file), 'utf8').matchAll(/(?:<Shot|\{\/\* shot)\s+id="([^"]*)"/g)].map(
        ([, id]) => id!,
      ),
    );
    expect([...new Set(used)].sort()).toEqual(shots.map(({ id }) => id).sort());
  });

  test('no picture is left over', () => {
    const wanted = shots.flatMap(({ id }) => filesOf(id, record.shots[id]));
    expect(existsSync(folder) ? readdirSync(folder).sort() : []).toEqual(wanted.sort());
    expect(Object.keys(record.shots).sort()).toEqual(shots.map(({ id }) => id).sort());
  });

  test('light and dark have the same size, and Chinese differs by little', () => {
    for (const { width, height, files } of Object.values(record.shots)) {
      for (const [name, file] of Object.entries(files)) {
        expect([name, Math.abs(file.width - width) <= 2, Math.abs(file.height - height) <= 40]).toEqual([
          name,
          true,
          true,
        ]);
        const twin = files[name.replace(/\.light$/, '.dark')];
        expect([name, twin?.width, twin?.height]).toEqual([name, file.width, file.height]);
      }
    }
  });
});
