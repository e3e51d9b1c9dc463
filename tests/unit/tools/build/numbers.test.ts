import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDemo } from '../../../../packages/evidence/demo/demo-file.ts';
import { unpack } from '../../../../packages/evidence/demo/report-data.ts';
import { formatNumber } from '../../../../packages/evidence/numbers/format-number.ts';
import { knownNumbers } from '../../../../packages/evidence/numbers/numbers.ts';
import {
  added,
  application,
  findings,
  growth,
  lanes,
  rules,
  runsOf,
  SPAN_MS,
  tiles,
} from '../../../../theme/components/frame/Home/sample.ts';
import { replaceNumbers } from '../../../../tools/build/numbers.ts';
import { textOf } from '../../../../tools/lib/mdx.ts';
import { tree } from '../tree.ts';

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

  it('is text in the page; one that nobody recorded stops the build with page and line', () => {
    const page = tree('Of <N of="files" /> files\n');
    replaceNumbers(page, 'docs/en/a.mdx', numbers);
    expect(textOf(page)).toBe('Of 1,234 files');
    expect(() => replaceNumbers(tree('# A\n\n<N of="file" />\n'), 'docs/en/a.mdx', numbers)).toThrow(
      'docs/en/a.mdx:3  <N>: of="file"  no such number',
    );
  });
});

interface Module {
  kind: number;
  path: string;
  size: { sourceSize: number; parsedSize: number };
}

/** A part of the live report. */
const recorded = (part: string) => unpack(readDemo().report.parts[part] ?? '');

describe('docs/generated/sample.json', () => {
  it('has the numbers of the home page', () => {
    const known = knownNumbers();
    const kb = (name: string) => Number(((known[name] ?? 0) / 1000).toFixed(2));
    const mb = (name: string) => Number(((known[name] ?? 0) / 1e6).toFixed(2));
    expect(growth).toEqual({ before: kb('diff.js.before.bytes'), after: kb('diff.js.after.bytes') });
    expect(lanes[0].files).toBe(known['loaders.babel.files']);
    expect(application).toEqual({
      before: mb('mct.before.main.bytes'),
      after: mb('mct.small.main.bytes'),
      parts: [
        { name: 'plotly-basic.min.js', size: mb('mct.plotly.bytes') },
        { name: 'moment-timezone', size: mb('mct.timezone.bytes') },
        { name: 'moment/locale', size: mb('mct.locale.bytes') },
      ],
    });
  });

  it('has the lanes of the home page, runs with a short gap between them being one', () => {
    const files = recorded('loader') as { loaders: { loader: string; startAt: number; endAt: number }[] }[];
    const runs = files.flatMap(({ loaders }) => loaders);
    const start = Math.min(...runs.map(({ startAt }) => startAt));
    expect(Math.round(Math.max(...runs.map(({ endAt }) => endAt)) - start)).toBe(SPAN_MS);
    const names = [...new Set(runs.map(({ loader }) => loader))];
    expect(names).toHaveLength(lanes.length);
    for (const lane of lanes) {
      const isOwn = ({ loader }: { loader: string }) => loader.replace(/\.js$/, '').endsWith(lane.name);
      expect(files.filter(({ loaders }) => loaders.some(isOwn))).toHaveLength(lane.files);
      const merged: [number, number][] = [];
      for (const run of runs.filter(isOwn).sort((a, b) => a.startAt - b.startAt)) {
        const [from, to] = [run.startAt - start, run.endAt - start];
        const last = merged.at(-1);
        if (last && from <= last[1] + 15) last[1] = Math.max(last[1], to);
        else merged.push([from, to]);
      }
      expect(
        merged.map((run) => run.map(Math.round)),
        lane.name,
      ).toEqual(runsOf(lane));
    }
  });

  it('has the findings and the rules of the home page', () => {
    const errors = recorded('errors') as { code: string; title: string; description: string }[];
    for (const { code, title, message } of findings) {
      const printed = errors.map(({ description }) => description.trim());
      expect(printed, code).toContainEqual(expect.stringContaining(`[${code}:Warn:${title}] ${message}`));
    }
    const known = readFileSync('docs/en/guide/rules/rules.mdx', 'utf8').matchAll(/^## (E\d{4})/gm);
    expect(rules).toEqual(
      [...known].map(([, name]) => ({ code: name, isHit: errors.some(({ code }) => code === name) })),
    );
  });

  it('has what the change of the home page brought along', () => {
    const { baseline, current } = readDemo().diff;
    const modulesOf = (side: string) => (unpack(side) as { moduleGraph: { modules: Module[] } }).moduleGraph.modules;
    const old = new Set(modulesOf(baseline).map(({ path }) => path));
    const isNew = ({ kind, path }: Module) => kind === 0 && !old.has(path);
    for (const { name, size } of added) {
      const own = modulesOf(current).filter(
        (module) => isNew(module) && module.path.includes(`/node_modules/${name}/`),
      );
      const bytes = own.reduce((total, module) => total + module.size.parsedSize, 0);
      expect(Number((bytes / 1000).toFixed(2)), name).toBe(size);
    }
  });

  it('has the packages of the home page, a folder of node_modules with all its versions being one', () => {
    const { modules } = recorded('moduleGraph') as { modules: Module[] };
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
