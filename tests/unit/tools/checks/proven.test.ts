import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Check } from '../../../../tools/checks/check.ts';
import { PROVEN_FILE, Proven } from '../../../../tools/checks/proven.ts';
import { readSite } from '../../../../tools/checks/read/site.ts';
import { describeOutcome, runCheck } from '../../../../tools/checks/run.ts';
import { Problem } from '../../../../tools/lib/problem.ts';

/** A repository in which a check tries two samples; `tried` collects what it looked at. */
function repository() {
  const root = mkdtempSync(path.join(tmpdir(), 'proven-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('docs/samples/a/one.mjs', 'export default 1;\nexport const x = 1;\n');
  write('docs/samples/b/two.mjs', 'export default 2;\n');
  write('docs/en/page.mdx', 'first\nsecond\nthird\n');
  write('tools/checks/judge.ts', 'strict');
  const tried: string[] = [];
  const check: Check<string> = {
    name: 'builds',
    about: '',
    of: 'samples',
    items: () => ['a', 'b'],
    inputs: (name) => [
      `docs/samples/${name}/`,
      ...(name === 'a' ? [{ file: 'docs/en/page.mdx', from: 2, to: 2 }] : []),
    ],
    widens: /^tools\/checks\/judge\.ts$/,
    keptAs: (name) => name,
    namesOf: (name) => [name],
    problems: (items) => {
      tried.push(...items);
      return items.flatMap((name) =>
        readFileSync(path.join(root, `docs/samples/${name}/${name === 'a' ? 'one' : 'two'}.mjs`), 'utf8').includes(
          'bad',
        )
          ? [new Problem(name, 'is bad')]
          : [],
      );
    },
  };
  const run = async ({ isFresh = false, only }: { isFresh?: boolean; only?: string[] } = {}) => {
    tried.length = 0;
    const outcome = await runCheck(
      { check, ...(only ? { only } : {}) },
      readSite(path.join(root, 'docs')),
      undefined,
      new Proven(root, isFresh),
    );
    return { outcome, tried: [...tried], line: describeOutcome({ group: 'code', check }, outcome) };
  };
  const kept = () =>
    readFileSync(path.join(root, PROVEN_FILE), 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[1])
      .filter(Boolean);
  return { write, run, kept };
}

test('what held is not tried again while nothing that decides about it has changed', async () => {
  const { run, kept } = repository();
  const first = await run();
  expect(first.tried).toEqual(['a', 'b']);
  expect(first.line).toContain(`${PROVEN_FILE} says so now: commit it`);
  expect(kept()).toEqual(['a', 'b']);
  const second = await run();
  expect(second.tried).toEqual([]);
  expect(second.outcome).toMatchObject({ state: 'ok', looked: 0, all: 2, proven: 2, isNews: false });
  expect(second.line).toMatch(/^ok {3}code: builds, 0 of 2 samples, 2 with the same inputs held before \(/);
});

test.each([
  ['a file of its folder', 'docs/samples/a/one.mjs', 'export default 3;\n', ['a']],
  ['a new file of its folder', 'docs/samples/a/more.mjs', '', ['a']],
  ['its lines of a page', 'docs/en/page.mdx', 'first\nother\nthird\n', ['a']],
  ['other lines of the page', 'docs/en/page.mdx', 'other\nsecond\nother\n', []],
  ['the line ends of a clone on Windows', 'docs/en/page.mdx', 'first\r\nsecond\r\nthird\r\n', []],
  ['what the check judges by', 'tools/checks/judge.ts', 'stricter', ['a', 'b']],
  ['a file that a build made', 'docs/samples/a/dist/out.js', 'made', []],
])('%s', async (_, file, text, again) => {
  const { write, run } = repository();
  await run();
  write(file, text);
  expect((await run()).tried).toEqual(again);
  expect((await run()).tried).toEqual([]);
});

test('what fails is not kept, and fails again', async () => {
  const { write, run, kept } = repository();
  await run();
  write('docs/samples/b/two.mjs', 'bad');
  for (let round = 0; round < 2; round += 1) {
    const { outcome, tried } = await run();
    expect(tried).toEqual(['b']);
    expect(outcome).toMatchObject({ state: 'failed', proven: 1 });
  }
  write('docs/samples/b/two.mjs', 'export default 4;\n');
  expect((await run()).tried).toEqual(['b']);
  // The fingerprint that b had before is forgotten.
  expect(kept()).toEqual(['a', 'b']);
});

test('what is named, and everything when asked, is tried although it is known', async () => {
  const { run } = repository();
  await run();
  expect((await run({ only: ['b'] })).tried).toEqual(['b']);
  expect((await run({ isFresh: true })).tried).toEqual(['a', 'b']);
});

test('a line that says nothing is named, with what to do', async () => {
  const { write, run } = repository();
  write(PROVEN_FILE, '<<<<<<< HEAD');
  const { outcome } = await run();
  expect(outcome.problems[0]?.message).toMatch(
    /^tools\/checks\/proven\.txt:1 {2}is no line of this file[\s\S]*delete the line/,
  );
});
