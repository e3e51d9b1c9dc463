import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkJson } from '../../../../../tools/checks/code/json.ts';
import { findUnbound } from '../../../../../tools/checks/code/outputs.ts';
import { checkShell, commandsOf } from '../../../../../tools/checks/code/shell.ts';
import { type Fence, fencesOf, readFences } from '../../../../../tools/checks/read/fences.ts';
import { readPage } from '../../../../../tools/checks/read/page.ts';
import { readSite } from '../../../../../tools/checks/read/site.ts';
import type { Problem } from '../../../../../tools/lib/problem.ts';

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

describe('output', () => {
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
});
