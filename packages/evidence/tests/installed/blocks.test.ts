import path from 'node:path';
import { type Fence, fencesOf } from '@rsdoctor-docs/base/docs/fences';
import { readSite } from '@rsdoctor-docs/base/docs/site';
import type { Problem } from '@rsdoctor-docs/base/problem';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../harness/languages.ts';
import { repositoryRoot } from '../../harness/workspace.ts';
import { planTypes, toProblem } from '../../outputs/blocks.ts';

const fences = fencesOf(readSite(path.join(repositoryRoot, 'packages/base/tests/code'), LANGS));
const page = 'code/en/guide/blocks.mdx';
const messages = (problems: readonly Problem[]): string[] => problems.map((problem) => problem.message);

describe('types', () => {
  const has = (workspace: string, name: string): boolean => workspace === 'bundlers' && name.startsWith('@rsdoctor/');

  it('plans each block once and says which ones cannot be checked', () => {
    const { blocks, faults } = planTypes(fences, has);
    const problems = messages(faults.map(({ problem }) => problem));
    expect(blocks.map(({ target, workspace }) => [target, workspace])).toEqual([
      ['code/samples/demo/rspack.config.mjs', 'bundlers'],
    ]);
    expect(problems.map((message) => message.split('\n')[0])).toEqual([
      `${page}:31  the shown file does not exist`,
      `${page}:37  the block opts out of the check without a reason`,
      `${page}:45  the block imports packages that no workspace of packages/evidence/samples has`,
    ]);
    expect(problems[2]).toContain('seen:     not-installed');
  });

  it('leads a message to the line of the page', () => {
    const fence: Fence = {
      page: 'docs/en/a.mdx',
      line: 10,
      codeLine: 11,
      language: 'ts',
      meta: {},
      code: 'const a = 1;\nlet b: string = a;',
    };
    const { message } = toProblem(fence, 'bundlers', { line: 2, code: 2322, text: 'Type number is not string.' });
    expect(message).toContain('docs/en/a.mdx:12  the block does not compile');
    expect(message).toContain('TS2322 Type number is not string.  ←  let b: string = a;');
  });
});
