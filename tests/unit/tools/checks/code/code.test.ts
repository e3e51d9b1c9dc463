import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSamples, judgeBuilds } from '../../../../../tools/checks/code/builds.ts';
import { checkJson } from '../../../../../tools/checks/code/json.ts';
import { execute, findMismatch, findUnbound, mask } from '../../../../../tools/checks/code/observed.ts';
import { checkShell, commandsOf } from '../../../../../tools/checks/code/shell.ts';
import { importsOf, planTypes, toProblem } from '../../../../../tools/checks/code/types.ts';
import { type Fence, fencesOf, readFences } from '../../../../../tools/checks/read/fences.ts';
import { readPage } from '../../../../../tools/checks/read/page.ts';
import { readSite } from '../../../../../tools/checks/read/site.ts';
import type { Problem } from '../../../../../tools/lib/problem.ts';
import type { BuildResult } from '../../../../../tools/sample/build.ts';

const docs = path.resolve(import.meta.dirname, '../../../../fixtures/code');
const fences = fencesOf(readSite(docs));
const fencesIn = (text: string) => readFences(readPage('a.mdx', 'en', 'a', text));
const page = 'code/en/guide/blocks.mdx';
const messages = (problems: readonly Problem[]): string[] => problems.map((problem) => problem.message);

const cli = [
  { name: 'analyze', flags: [{ name: 'profile', value: 'path', valueRequired: true }, { name: 'no-open' }] },
  {
    name: 'bundle-diff',
    flags: [
      { name: 'baseline', value: 'path', valueRequired: true },
      { name: 'json', value: 'path', valueRequired: false },
    ],
  },
];

describe('fences', () => {
  it('reads language, settings and the place of the code', () => {
    const [first] = fencesIn('text\n\n```ts title="a.ts" no-check="why not"\nconst a = 1;\n```\n');
    expect(first).toMatchObject({
      page: 'a.mdx',
      line: 3,
      codeLine: 4,
      language: 'ts',
      meta: { title: 'a.ts', 'no-check': 'why not' },
      code: 'const a = 1;',
    });
  });

  it('takes the indentation of a block inside a tab away', () => {
    const [first] = fencesIn('  ```js\n  if (a) {\n    b();\n  }\n  ```');
    expect(first?.code).toBe('if (a) {\n  b();\n}');
  });

  it('reads shown files, and knows when one is missing', () => {
    const shown = fences.filter((fence) => fence.file);
    expect(shown.map((fence) => [fence.file, fence.missing ?? false])).toEqual([
      ['code/samples/demo/rspack.config.mjs', false],
      ['code/samples/demo/gone.mjs', true],
    ]);
    expect(shown[0]?.code).toContain('new RsdoctorRspackPlugin()');
  });
});

describe('json', () => {
  it('names the line of a fault, and lets jsonc have comments', () => {
    const problems = messages(checkJson(fences));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${page}:4  the JSON block does not parse`);
  });
});

describe('shell', () => {
  it('names commands and flags that do not exist', () => {
    expect(messages(checkShell(fences, cli)).map((message) => message.split('\n')[0])).toEqual([
      `${page}:18  rsdoctor has no command analyse`,
      `${page}:19  rsdoctor bundle-diff has no flag --no-open`,
      `${page}:20  --profile needs a value`,
      `${page}:22  the command is not known`,
    ]);
  });

  it('says what would be right', () => {
    expect(messages(checkShell(fences, cli))[0]).toContain('expected: analyze, bundle-diff');
  });

  it.each([
    'npx @rsdoctor/cli analyze --profile dist/.rsdoctor/manifest.json --no-open',
    'npx @rsdoctor/cli@1.6.3 bundle-diff --baseline=a.json --json',
    'pnpm dlx @rsdoctor/cli analyze --profile <path>',
    '$ npm run build -- --anything',
    'export RSDOCTOR=true',
    '$env:RSDOCTOR = "true"; npm run build',
    'set RSDOCTOR=true&& npm run build',
    'env -u CI npx rspack build',
    "cat > a.json <<'EOF'\nnot a command\nEOF\ngit status",
  ])('accepts %s', (code) => {
    const fence: Fence = { page: 'a.mdx', line: 1, endLine: 3, codeLine: 2, language: 'bash', meta: {}, code };
    expect(messages(checkShell([fence], cli))).toEqual([]);
  });

  it('joins continued lines and cuts at operators', () => {
    expect(commandsOf('a \\\n  b && c | d # e').map(({ words, offset }) => [words.join(' '), offset])).toEqual([
      ['a b', 0],
      ['c', 0],
      ['d', 0],
    ]);
  });
});

describe('types', () => {
  const has = (unit: string, name: string): boolean => unit === 'bundlers' && name.startsWith('@rsdoctor/');

  it('plans each block once and says which ones cannot be checked', () => {
    const { blocks, problems } = planTypes(fences, has);
    expect(blocks.map(({ target, unit }) => [target, unit])).toEqual([
      ['code/samples/demo/rspack.config.mjs', 'bundlers'],
    ]);
    expect(messages(problems).map((message) => message.split('\n')[0])).toEqual([
      `${page}:31  the shown file does not exist`,
      `${page}:37  the block opts out of the check without a reason`,
      `${page}:45  the block imports packages that no unit of tools/sample has`,
    ]);
    expect(messages(problems)[2]).toContain('seen:     not-installed');
  });

  it('reads packages from imports, requires and types', () => {
    expect(
      importsOf(
        "import a from '@x/y/z';\nconst b = require('c/d');\ntype E = import('e').E;\nimport './f.js';\nimport 'node:fs';",
      ),
    ).toEqual(['@x/y', 'c', 'e']);
  });

  it('leads a message to the line of the page', () => {
    const fence: Fence = {
      page: 'docs/en/a.mdx',
      line: 10,
      endLine: 13,
      codeLine: 11,
      language: 'ts',
      meta: {},
      code: 'const a = 1;\nlet b: string = a;',
    };
    const { message } = toProblem({ fence }, 'bundlers', { line: 2, code: 2322, text: 'Type number is not string.' });
    expect(message).toContain('docs/en/a.mdx:12  the block does not compile');
    expect(message).toContain('TS2322 Type number is not string.  ←  let b: string = a;');
  });
});

describe('builds', () => {
  const result = (folder: string, code: number, alerts: string[]): BuildResult => ({
    folder,
    config: 'rspack.config.mjs',
    unit: 'bundlers',
    command: 'rspack build',
    directory: '/x',
    code,
    seconds: 1,
    log: 'the log',
    files: [],
    reports: [],
    alerts: alerts.map((name) => ({ code: name, title: '', level: 'warn', category: 'bundle', description: '' })),
  });

  it('finds the configs of a docs folder', () => {
    expect(findSamples(docs)).toEqual([{ folder: 'docs/samples/demo', config: 'rspack.config.mjs' }]);
  });

  it('reports a failed build with its log', () => {
    const [problem] = messages(judgeBuilds([result('docs/samples/a', 1, [])]));
    expect(problem).toContain('docs/samples/a/rspack.config.mjs  the config does not build');
    expect(problem).toContain('the log');
  });

  it("expects a rule's sample to raise the rule, and a silent rule to stay silent", () => {
    const problems = messages(
      judgeBuilds([
        result('docs/samples/rules/e1001', 0, ['E1002']),
        result('docs/samples/rules/e1002', 0, ['E1002']),
        result('docs/samples/rules/e1005', 0, ['E1005']),
      ]),
    );
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('no build raises E1001');
    expect(problems[1]).toContain('E1005 fires now');
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
  ])('refuses %s and shows what was printed', (_, block, seen) => {
    expect(findMismatch(block, log)).toEqual({ line: 0, text: block, seen });
  });

  it.each([
    ['a block in language text', '```text title="Output"'],
    ['its title alone', '```bash title="输出"'],
    ['a block without a language', '```'],
    ['no reason', '```text no-check'],
    ['a reason that says nothing', '```text no-check="later"'],
  ])('wants output to be bound to a run or to say why not: %s', (_, opening) => {
    const problems = messages(findUnbound(fencesIn(`# A\n\n${opening}\nRsdoctor v1.6.5\n\`\`\`\n`)));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^a\.mdx:3\b/);
  });

  it.each([
    ['a run', '```text title="Output" observed="shop-rspack"'],
    ['a reason', '```text title="Output" no-check="needs an editor that speaks MCP"'],
    ['code', '```js title="rspack.config.mjs"'],
    ['a shown file', '```txt file="/samples/robots.txt"'],
  ])('lets %s pass', (_, opening) => {
    const [fence] = fencesIn(`${opening}\n\`\`\`\n`) as [Fence];
    expect(findUnbound([fence.meta.file ? { ...fence, file: fence.meta.file } : fence])).toEqual([]);
  });

  it('says when a command ends with another code than the run expects', async () => {
    // biome-ignore lint/suspicious/noThenProperty: the name of the field in docs/samples/runs.json, which is a list.
    await expect(execute({ then: [`node -p require('fs').readFileSync('gone.json')`] })).rejects.toThrow(
      /ends with another code[\s\S]*seen:\s+1[\s\S]*ENOENT/,
    );
  });

  it('refuses lines left out without a mark', () => {
    expect(findMismatch('Rsdoctor v1.6.5\nRspack compiled with 1 warning in 9 ms', log)?.line).toBe(1);
  });
});
