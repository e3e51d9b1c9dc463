/**
 * The brake: how many lines each room may have, code with CSS, and all tests. A room over its number takes something away,
 * or raises the number in the same commit and says there what the lines pay for.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '@rsdoctor-docs/base/files';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** The numbers of 2026-11-29. The plan's aims, which a room that loses lines takes next: 2,600, 4,200, 9,000, 1,500, 3,000, 4,600, 9,800, 4,300, 14,500. */
const MOST: Readonly<Record<string, number>> = {
  theme: 2165,
  'packages/parts': 4988,
  'packages/preset': 10335,
  'packages/base': 1640,
  'packages/search': 3780,
  'packages/viewer': 5120,
  'packages/evidence': 11240,
  tools: 4900,
  tests: 18150,
};

const isCode = (file: string) =>
  /\.(?:tsx?|css|m?js)$/.test(file) && !/\/samples\/|\/tests\/(?:reports|code)\//.test(file);
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$|(?:^|\/)tests\//.test(file);
const roomOf = (file: string) =>
  isTest(file) ? 'tests' : Object.keys(MOST).find((room) => room !== 'tests' && file.startsWith(`${room}/`));

const lines: Record<string, number> = {};
for (const file of repositoryFiles(root).filter(isCode)) {
  const room = roomOf(file);
  if (room) lines[room] = (lines[room] ?? 0) + readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
}

test.each(Object.entries(MOST))('%s has at most %d lines', (room, most) => {
  const remedy = `take something away, or raise the number in this file in the same commit, which says what the lines pay for`;
  expect(lines[room], `${room} has ${lines[room]} lines: ${remedy}`).toBeLessThanOrEqual(most);
});

/** Elements that pages are made of, and how many of the English pages have each. A part on fewer than five is Markdown. */
const FEW: Readonly<Record<string, string>> = {
  BeforeAfter: 'the one chart of a guide',
  CliTable: 'rows are generated from the package, as those of OptionTable',
  FoldFilter: 'the field of the FAQ',
  PackageManagerTabs: 'is of Rspress',
  PostList: 'the lists of the blog, which the specification asks for',
  RspackTwo: 'an excerpt',
  RuleList: 'the choices above the table of rules',
  Viewer: 'opens reports, on a page of its own',
  ViewerPage: 'the frame of that page',
};

const pages = repositoryFiles(root)
  .filter((file) => /^docs\/en\/.*\.mdx$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8').replace(/^( *`{3,}).*?^\1/gms, ''));
const elements = [
  ...new Set(pages.flatMap((page) => [...page.matchAll(/^\s*<([A-Z]\w+)/gm)].map(([, name]) => name!))),
];

test('an element stands on five pages, or has a reason', () => {
  const few = elements.filter((name) => pages.filter((page) => page.includes(`<${name}`)).length < 5);
  expect(few.filter((name) => !(name in FEW))).toEqual([]);
  expect(
    Object.keys(FEW).filter((name) => !few.includes(name)),
    'stand on five pages now, or on none',
  ).toEqual([]);
});
