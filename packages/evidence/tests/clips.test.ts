import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CLIPS_FOLDER, clipFile } from '../clips/clip-files.ts';
import { clips } from '../clips/list.ts';
import { webm } from '../clips/webm.ts';
import { themes } from '../pictures/shots-file.ts';

test('the folder holds the listed clips in both themes, small enough to play at once', () => {
  const wanted = clips.flatMap(({ id }) => themes.map((theme) => clipFile(id, theme)));
  expect(readdirSync(CLIPS_FOLDER).sort()).toEqual(wanted.sort());
  for (const file of wanted)
    expect([file, statSync(path.join(CLIPS_FOLDER, file)).size < 150_000]).toEqual([file, true]);
});

test('a clip runs for 5 to 8 seconds', () => {
  for (const { id } of clips) {
    const file = readFileSync(path.join(CLIPS_FOLDER, clipFile(id, 'light')));
    const seconds = file.readDoubleBE(file.indexOf(Buffer.from('4489', 'hex')) + 10) / 1000;
    expect([id, seconds >= 5 && seconds <= 8]).toEqual([id, true]);
  }
});

test('the index of a file leads to its cluster', () => {
  const file = webm([{ time: 0, isKey: true, data: Buffer.from('frame') }], 4, 2, 1000);
  const segment = file.indexOf(Buffer.from('18538067', 'hex')) + 12;
  const position = file.readUInt32BE(
    file.indexOf(Buffer.from('f1', 'hex'), file.indexOf(Buffer.from('b7', 'hex'))) + 9,
  );
  expect(file.subarray(segment + position, segment + position + 4).toString('hex')).toBe('1f43b675');
});
