import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { describe, expect, test } from 'vitest';
import { shots } from '../pictures/list.ts';
import { filesOf, readRecord, variantsOf, writePicture } from '../pictures/shots-file.ts';

const folder = path.join(import.meta.dirname, '../../../docs/public/shots');
const record = readRecord();

describe('screenshots', () => {
  test('each id is listed once', () => {
    const ids = shots.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(id))).toEqual([]);
  });

  test('each is recorded in every language and theme', () => {
    for (const { id } of shots) {
      const entry = record.shots[id];
      expect(Object.keys(entry?.files ?? {})).toEqual(variantsOf(id, entry));
    }
  });

  test('a picture of the same pixels keeps its file, whatever the encoder makes of them', async () => {
    const own = mkdtempSync(path.join(tmpdir(), 'pictures-'));
    const size = { width: 1, height: 1 };
    const take = async (pixels: string, bytes: string, before: string | undefined) => {
      const avif = async () => Buffer.from(bytes);
      await writePicture('a.light', { pixels, avif }, before ? { ...size, pixels: before } : size, own);
      return readFileSync(path.join(own, 'a.light.avif'), 'utf8');
    };
    expect(await take('one', 'first', undefined)).toBe('first');
    expect(await take('one', 'second', 'one')).toBe('first');
    expect(await take('two', 'third', 'one')).toBe('third');
    expect(await take('two', 'fourth', undefined), 'of a file from before pixels were recorded').toBe('fourth');
    rmSync(path.join(own, 'a.light.avif'));
    expect(await take('two', 'fifth', 'two'), 'of a file that was deleted').toBe('fifth');
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
