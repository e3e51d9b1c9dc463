import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CLIPS_FOLDER, clipFile } from '../clips/clip-files.ts';
import { clips } from '../clips/list.ts';
import { themes } from '../pictures/shots-file.ts';

test('the folder holds the listed clips in both themes, and no other', () => {
  const wanted = clips.flatMap(({ id }) => themes.map((theme) => clipFile(id, theme)));
  expect(readdirSync(CLIPS_FOLDER).sort()).toEqual(wanted.sort());
});

test('a clip runs for 5 to 8 seconds', () => {
  for (const { id } of clips) {
    const file = readFileSync(path.join(CLIPS_FOLDER, clipFile(id, 'light')));
    const seconds = file.readDoubleBE(file.indexOf(Buffer.from('4489', 'hex')) + 3) / 1000;
    expect([id, seconds >= 5 && seconds <= 8]).toEqual([id, true]);
  }
});
