import { afterEach, expect, test, vi } from 'vitest';
import { recognizer } from '../engine/recognize.ts';

afterEach(() => void vi.restoreAllMocks());

/** How many characters a function looks at with `indexOf` and `includes`. */
function charactersSearched(act: () => unknown): number {
  let count = 0;
  const { indexOf, includes } = String.prototype;
  const look = (text: string, part: string, from = 0) => {
    const at = indexOf.call(text, part, from);
    count += (at < 0 ? text.length : at + part.length) - from;
    return at;
  };
  vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, part, from) {
    return look(String(this), part, from);
  });
  vi.spyOn(String.prototype, 'includes').mockImplementation(function (this: string, part, from) {
    return look(String(this), part, from) >= 0;
  });
  act();
  Object.assign(String.prototype, { indexOf, includes });
  return count;
}

test.each([
  ['no line has the second part', '    at run (/app/node_modules/a/module.js:1:1)\n', ''],
  ['the last line alone has it', '    at run (/app/node_modules/a/module.js:1:1)\n', 'module a transform has error: b'],
])('a log of twice the length costs twice the work, if %s', (_, line, last) => {
  const recognize = recognizer([[0, 1, 'module {} transform has error:']]);
  const cost = (lines: number) => charactersSearched(() => recognize(line.repeat(lines) + last));
  expect(cost(2_000) / cost(1_000)).toBeLessThan(2.2);
});

test('a hole is as long as a path, not as the rest of a log', () => {
  const recognize = recognizer([[0, 1, 'module {} transform has error:']]);
  const found = (path: string) => recognize(`module ${path} transform has error: x`).length;
  expect(found('a/'.repeat(200))).toBe(1);
  expect(found('abcd/'.repeat(200))).toBe(0);
});

test('a message is recognized without the name of the error', () =>
  expect(
    recognizer([[0, 1, "ENOENT: no file, open '{}manifest.json'"]])("no file, open '/a/manifest.json'"),
  ).toHaveLength(1));
