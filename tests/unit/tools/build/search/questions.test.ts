import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Section } from '../../../../../theme/components/search/engine/index-file.ts';
import { withQuestions } from '../../../../../tools/build/search/questions.ts';

const SECTIONS: Section[] = [
  [1, 'a', 'A', ''],
  [2, 'one', 'One', 'Text.'],
];

test('the page and its headings get the questions of their language', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'questions-'));
  fs.mkdirSync(path.join(root, 'questions/guide'), { recursive: true });
  const file = path.join(root, 'questions/guide/a.json');
  fs.writeFileSync(file, JSON.stringify({ '#': { en: ['what'], zh: ['什么'] }, one: { en: ['why'], zh: ['为什么'] } }));
  expect(withQuestions(root, '/guide/a', 'en', SECTIONS).map(([, , , , questions]) => questions)).toEqual([
    ['what'],
    ['why'],
  ]);
  expect(withQuestions(root, '/zh/guide/a', 'zh', SECTIONS)[1]).toEqual([2, 'one', 'One', 'Text.', ['为什么']]);
  expect(withQuestions(root, '/guide/b', 'en', SECTIONS)[1]![4]).toEqual([]);
  fs.rmSync(root, { recursive: true });
});
