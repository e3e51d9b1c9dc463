import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Fault } from '../read/fault.ts';
import { reportsIn } from '../read/find.ts';
import { MOST_BYTES, MOST_FILES } from '../read/limits.ts';
import { openReport } from '../read/open.ts';
import { unpackZip } from '../read/zip.ts';
import { folderTexts } from './recorded.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const folder = Object.fromEntries(folderTexts().map(({ path, text }) => [path, bytes(text)]));
const nothing = () => undefined;

const faultOf = (content: Uint8Array) => {
  try {
    unpackZip('a.zip', content, nothing);
    return 'none';
  } catch (error) {
    return (error as Fault).code;
  }
};

/** Writes a 16 or 32 bit number into each header of a kind. */
function tamper(content: Uint8Array, mark: number, at: number, value: number, bits: 16 | 32): Uint8Array {
  const copy = content.slice();
  const view = new DataView(copy.buffer);
  for (let place = 0; place < copy.length - 4; place++)
    if (view.getUint32(place, true) === mark)
      bits === 16 ? view.setUint16(place + at, value, true) : view.setUint32(place + at, value, true);
  return copy;
}
const CENTRAL = 0x02014b50;

test('a folder in an archive is read like the folder', async () => {
  const shares: number[] = [];
  const added = {
    '__MACOSX/._a': bytes('x'),
    'dist/node_modules/a/manifest.json': bytes('{}'),
    '.git/stats.json': bytes('{}'),
    'dist/empty/': bytes(''),
    'dist\\node_modules\\b\\manifest.json': bytes('{}'),
  };
  const entries = unpackZip('a.zip', zipSync({ ...folder, ...added }), (share) => shares.push(share));
  expect(entries.map(({ path }) => path).sort()).toEqual(Object.keys(folder).sort());
  const [forms] = reportsIn(
    entries.map(({ path, content }) => ({ path, file: new Blob([content as Uint8Array<ArrayBuffer>]) })),
  );
  expect(await openReport(forms![0]!, nothing)).toMatchObject({ kind: 'folder', name: 'dist/.rsdoctor' });
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('the method that this page cannot unpack is named', () => {
  const other = tamper(zipSync(folder), CENTRAL, 10, 14, 16);
  expect(() => unpackZip('a.zip', other, nothing)).toThrow('LZMA');
});

test('an archive behind a program or a header is read', () => {
  const whole = zipSync(folder);
  const prefixed = new Uint8Array([...bytes('MZ a program that unpacks itself'), ...whole]);
  expect(unpackZip('a.zip', prefixed, nothing)).toEqual(unpackZip('a.zip', whole, nothing));
});

describe('what cannot be unpacked is named', () => {
  const whole = zipSync(folder);
  test.each([
    ['brokenZip', () => whole.subarray(0, whole.length - 100)],
    ['brokenZip', () => whole.subarray(0, 30)],
    ['brokenZip', () => bytes('{"data":{}}')],
    ['zipMethod', () => tamper(whole, CENTRAL, 10, 12, 16)],
    ['encryptedZip', () => tamper(whole, CENTRAL, 8, 1, 16)],
    [
      'tooMany',
      () => zipSync(Object.fromEntries(Array.from({ length: MOST_FILES + 1 }, (_, n) => [`${n}`, bytes('')]))),
    ],
  ] as const)('%s', (code, content) => {
    expect(faultOf(content())).toBe(code);
  });

  test('a small archive that would fill the memory, whether it says so or not', () => {
    const bomb = zipSync({ 'rsdoctor-data.json': new Uint8Array(2e6) });
    expect(bomb.length).toBeLessThan(5000);
    expect(faultOf(tamper(bomb, CENTRAL, 24, MOST_BYTES + 1, 32))).toBe('tooLarge');
    // It holds 2 MB and says 1 kB: not more is unpacked.
    expect(unpackZip('a.zip', tamper(bomb, CENTRAL, 24, 1000, 32), nothing)[0]!.content).toHaveLength(1000);
    expect(faultOf(tamper(bomb, CENTRAL, 24, 3e6, 32))).toBe('brokenZip');
  });

  test('bytes of any kind', () => {
    let seed = 1;
    const random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed;
    };
    const small = zipSync({ 'a/manifest.json': bytes('{"a":1}'), b: bytes('b'.repeat(300)) });
    for (let round = 0; round < 400; round++) {
      const copy = small.slice();
      for (let times = 0; times < 3; times++) copy[random() % copy.length] = random() % 256;
      expect(['none', 'brokenZip', 'encryptedZip', 'tooLarge', 'zipMethod']).toContain(faultOf(copy));
    }
  });
});
