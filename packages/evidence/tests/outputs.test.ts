import type { Problem } from '@rsdoctor-docs/base/problem';
import { describe, expect, it } from 'vitest';
import type { BuildResult } from '../harness/build.ts';
import { execute, findMismatch, mask } from '../outputs/printed.ts';
import { judgeBuilds } from '../outputs/samples.ts';

const messages = (problems: readonly Problem[]): string[] => problems.map((problem) => problem.message);

describe('builds', () => {
  const result = (folder: string, code: number, alerts: string[]): BuildResult => ({
    folder,
    config: 'rspack.config.mjs',
    workspace: 'bundlers',
    command: 'rspack build',
    directory: '/x',
    code,
    seconds: 1,
    log: 'the log',
    files: [],
    reports: [],
    alerts: alerts.map((name) => ({ code: name, title: '', level: 'warn', category: 'bundle', description: '' })),
  });

  it('reports a failed build with its log', () => {
    const [problem] = messages(judgeBuilds('docs/samples/a', [result('docs/samples/a', 1, [])]));
    expect(problem).toContain('docs/samples/a/rspack.config.mjs  the config does not build');
    expect(problem).toContain('the log');
  });

  it("expects a rule's sample to raise the rule, and a silent rule to stay silent", () => {
    const judge = (rule: string, alert: string) => {
      const folder = `docs/samples/rules/${rule}`;
      return messages(judgeBuilds(folder, [result(folder, 0, []), result(folder, 0, [alert])])).join();
    };
    expect(judge('e1001', 'E1002')).toContain('no build raises E1001');
    expect(judge('e1002', 'E1002')).toBe('');
    expect(judge('e1005', 'E1005')).toContain('E1005 fires now');
  });
});

describe('observed output', () => {
  const log =
    'Rsdoctor v1.6.5\n\nWARNING in /tmp/x/src/a.js\n  1.0.0 1.3 kB node_modules/ms\nRspack compiled with 1 warning in 204 ms\n';

  it('masks what differs between runs', () => {
    expect(mask('  built  main.a1b2c3d4e5.js in 12.5 s at http://localhost:3401 from /tmp/x/src/a.js')).toBe(
      'built main.<hash>.js in <time> at http://localhost:<port> from <dir>/src/a.js',
    );
  });

  it.each([
    ['one line', 'Rspack compiled with 1 warning in 1.2 s'],
    ['another place', 'WARNING in /home/me/shop/src/a.js'],
    ['left out lines', 'Rsdoctor v1.6.5\n…\nRspack compiled with 1 warning in 9 ms'],
    ['left out text', 'Rspack compiled … in 9 ms'],
  ])('accepts %s', (_, block) => {
    expect(findMismatch(block, log)).toBeUndefined();
  });

  it.each([
    ['another version', 'Rsdoctor v1.6.4', 'Rsdoctor v1.6.5'],
    ['another number', 'Rspack compiled with 2 warnings in 9 ms', 'Rspack compiled with 1 warning in <time>'],
    ['the beginning of a line', 'Rspack compiled', 'Rspack compiled with 1 warning in <time>'],
    ['the end of a line', 'compiled with 1 warning in 9 ms', 'Rspack compiled with 1 warning in <time>'],
  ])('refuses %s and shows what was printed', (_, block, seen) => {
    expect(findMismatch(block, log)).toEqual({ line: 0, text: block, seen });
  });

  it('says when a command ends with another code than the run expects', async () => {
    // biome-ignore lint/suspicious/noThenProperty: the name of the field in docs/samples/runs.json, which is a list.
    await expect(execute({ then: [`node -p require('fs').readFileSync('gone.json')`] })).rejects.toThrow(
      /ends with another code[\s\S]*seen:\s+1[\s\S]*ENOENT/,
    );
  });

  it('refuses lines left out without a mark', () => {
    expect(findMismatch('Rsdoctor v1.6.5\nRspack compiled with 1 warning in 9 ms', log)).toMatchObject({
      line: 1,
      seen: 'WARNING in <dir>/src/a.js',
    });
  });
});
