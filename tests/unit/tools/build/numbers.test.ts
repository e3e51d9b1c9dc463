import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDemo } from '../../../../packages/evidence/demo/demo-file.ts';
import { unpack } from '../../../../packages/evidence/demo/report-data.ts';
import { formatNumber } from '../../../../packages/evidence/numbers/format-number.ts';
import { knownNumbers } from '../../../../packages/evidence/numbers/numbers.ts';
import { growth, loaderRuns, tiles } from '../../../../theme/components/frame/Home/sample.ts';
import { replaceNumbers } from '../../../../tools/build/numbers.ts';
import { textOf, tree } from '../tree.ts';

const numbers = {
  files: 1234,
  'a.bytes': 198008,
  'b.bytes': 450,
  'c.bytes': 1532650,
  'a.ms': 753.6,
  'b.ms': 7281,
  'a.percent': 24.2222,
};
describe('a recorded number', () => {
  it.each([
    [{ of: 'files' }, '1,234', '1,234'],
    [{ of: 'a.bytes' }, '198.01 KB', '198.01 KB'],
    [{ of: 'a.bytes', as: 'KB' }, '198 KB', '198 KB'],
    [{ of: 'a.bytes', as: 'bytes' }, '198,008 bytes', '198,008 字节'],
    [{ of: 'b.bytes' }, '450 bytes', '450 字节'],
    [{ of: 'c.bytes' }, '1.53 MB', '1.53 MB'],
    [{ of: 'a.ms' }, '754 ms', '754 ms'],
    [{ of: 'b.ms' }, '7.3 s', '7.3 s'],
    [{ of: 'a.percent' }, '24.22 %', '24.22%'],
  ])('%o is written as the report does', (props, en, zh) => {
    expect(formatNumber(props, numbers, 'en')).toBe(en);
    expect(formatNumber(props, numbers, 'zh')).toBe(zh);
  });

  it('is text in the page', () => {
    const page = tree('Of <N of="files" /> files\n');
    replaceNumbers(page, 'docs/en/a.mdx', numbers);
    expect(textOf(page)).toBe('Of 1,234 files');
  });

  it('that nobody recorded stops the build with page and line', () => {
    expect(() => replaceNumbers(tree('# A\n\n<N of="file" />\n'), 'docs/en/a.mdx', numbers)).toThrow(
      'docs/en/a.mdx:3  <N>: of="file"  no such number',
    );
  });
});

describe('docs/generated/sample.json', () => {
  it('has the numbers of the home page', () => {
    const known = knownNumbers();
    const kb = (name: string) => Number(((known[name] ?? 0) / 1000).toFixed(2));
    expect(growth).toEqual({ before: kb('diff.js.before.bytes'), after: kb('diff.js.after.bytes') });
    expect(loaderRuns).toEqual({ all: known['loaders.babel.files'], packages: known['loaders.babel.files.packages'] });
    for (const lang of ['en', 'zh'])
      for (const name of ['diff.modules.new', 'diff.modules.gone'])
        expect(readFileSync(`docs/${lang}/index.md`, 'utf8')).toContain(` ${known[name]} `);
  });

  it('has the packages of the home page, a folder of node_modules with all its versions being one', () => {
    const { modules } = unpack(readDemo().report.parts.moduleGraph ?? '') as {
      modules: Array<{ kind: number; path: string; size: { sourceSize: number } }>;
    };
    const sizes = new Map<string, number>();
    for (const { path, size } of modules.filter(({ kind }) => kind === 0)) {
      const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]?.replace(/-old$/, '') ?? 'app';
      sizes.set(name, (sizes.get(name) ?? 0) + size.sourceSize / 1000);
    }
    const named = tiles.filter(({ name }) => name !== 'rest');
    const rest = [...sizes].filter(([name]) => !named.some((tile) => tile.name === name));
    expect(named.map(({ name, size }) => [name, size])).toEqual(
      named.map(({ name }) => [name, Number((sizes.get(name) ?? 0).toFixed(1))]),
    );
    expect(tiles.find(({ name }) => name === 'rest')?.size).toBeCloseTo(
      rest.reduce((total, [, size]) => total + size, 0),
      1,
    );
    expect(readFileSync('docs/en/index.md', 'utf8')).toContain(`rest: ${rest.length} more`);
  });
});
