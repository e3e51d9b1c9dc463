import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureFingerprint, shotFingerprint } from '../../../../tools/shots/fingerprint.ts';
import { shots } from '../../../../tools/shots/list.ts';
import { readRecord, variantsOf } from '../../../../tools/shots/record.ts';

const folder = path.join(import.meta.dirname, '../../../../docs/public/shots');
const record = readRecord();
const base = pictureFingerprint();

describe('screenshots', () => {
  test('each id is listed once', () => {
    const ids = shots.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(id))).toEqual([]);
  });

  test.each(shots.map((shot) => [shot.id, shot] as const))(
    '%s is made from the present sample, list and code',
    (id, shot) => {
      const entry = record.shots[id];
      expect(
        entry?.fingerprint,
        `${id} is out of date: run \`npm run shots\` and look at the pictures that changed`,
      ).toBe(shotFingerprint(shot, base));
      for (const name of variantsOf(id, entry)) {
        expect(statSync(path.join(folder, `${name}.avif`)).size).toBe(entry?.files[name]?.avif);
        expect(statSync(path.join(folder, `${name}.png`)).size).toBe(entry?.files[name]?.png);
      }
    },
  );

  test('pages show every listed shot, and no other', () => {
    const docs = path.join(import.meta.dirname, '../../../../docs');
    const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
    const used = pages.flatMap((file) =>
      [...readFileSync(path.join(docs, file), 'utf8').matchAll(/(?:<Shot|\{\/\* shot)\s+id="([^"]*)"/g)].map(
        ([, id]) => id!,
      ),
    );
    expect([...new Set(used)].sort()).toEqual(shots.map(({ id }) => id).sort());
  });

  test('no picture is left over', () => {
    const wanted = shots
      .flatMap(({ id }) => variantsOf(id, record.shots[id]))
      .flatMap((name) => [`${name}.avif`, `${name}.png`]);
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
