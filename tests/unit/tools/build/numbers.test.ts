import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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

it('a recorded number is text in the page; one that nobody recorded stops the build with page and line', () => {
  const page = tree('Of <N of="files" /> files\n');
  replaceNumbers(page, 'docs/en/a.mdx', numbers);
  expect(textOf(page)).toBe('Of 1,234 files');
  expect(() => replaceNumbers(tree('# A\n\n<N of="file" />\n'), 'docs/en/a.mdx', numbers)).toThrow(
    'docs/en/a.mdx:3  <N>: of="file"  no such number',
  );
});

interface Module {
  kind: number;
  path: string;
  size: { sourceSize: number; parsedSize: number };
}

/** A part of the live report. */
const recorded = (part: string) => unpack(readDemo().report.parts[part] ?? '');

it('docs/generated/sample.json has the numbers of the home page', () => {
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

it('docs/generated/sample.json has the lanes of the home page, runs with a short gap between them being one', () => {
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
    for (const { startAt, endAt } of runs.filter(isOwn).sort((a, b) => a.startAt - b.startAt)) {
      const last = merged.at(-1);
      if (last && startAt <= last[1] + 15) last[1] = Math.max(last[1], endAt);
      else merged.push([startAt, endAt]);
    }
    const drawn = merged.map((run) => run.map((at) => Math.round(at - start)));
    expect(drawn, lane.name).toEqual(runsOf(lane));
  }
});

it('docs/generated/sample.json has the findings and the rules of the home page', () => {
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

it('docs/generated/sample.json has what the change of the home page brought along', () => {
  const { baseline, current } = readDemo().diff;
  const modulesOf = (side: string) => (unpack(side) as { moduleGraph: { modules: Module[] } }).moduleGraph.modules;
  const old = new Set(modulesOf(baseline).map(({ path }) => path));
  const isNew = ({ kind, path }: Module) => kind === 0 && !old.has(path);
  for (const { name, size } of added) {
    const own = modulesOf(current).filter((module) => isNew(module) && module.path.includes(`/node_modules/${name}/`));
    const bytes = own.reduce((total, module) => total + module.size.parsedSize, 0);
    expect(Number((bytes / 1000).toFixed(2)), name).toBe(size);
  }
});

it('docs/generated/sample.json has the packages of the home page, a folder of node_modules with all its versions being one', () => {
  const { modules } = recorded('moduleGraph') as { modules: Module[] };
  const sizes = new Map<string, number>();
  for (const { path, size } of modules.filter(({ kind }) => kind === 0)) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]?.replace(/-old$/, '') ?? 'app';
    sizes.set(name, (sizes.get(name) ?? 0) + size.sourceSize / 1000);
  }
  const rest = [...sizes].filter(([name]) => !tiles.some((tile) => tile.name === name));
  sizes.set(
    'rest',
    rest.reduce((total, [, size]) => total + size, 0),
  );
  for (const { name, size } of tiles) expect(sizes.get(name), name).toBeCloseTo(size, 1);
  expect(readFileSync('docs/en/index.md', 'utf8')).toContain(`rest: ${rest.length} more`);
});

it('the treemap is drawn to scale, and its tiles fill the whole', () => {
  const total = tiles.reduce((sum, { size }) => sum + size, 0);
  const area = tiles.reduce((sum, { w, h }) => sum + w * h, 0);
  expect(area).toBeCloseTo(100 * 100, -2);
  for (const { name, size, w, h } of tiles) expect((w * h) / area, name).toBeCloseTo(size / total, 2);
});

it.each(['en', 'zh'])('the sentences of the %s page state the numbers that are drawn', (lang) => {
  const total = tiles.reduce((sum, { size }) => sum + size, 0);
  const lodash = tiles.filter(({ name }) => name.startsWith('lodash'));
  expect(lodash).toHaveLength(3);
  expect(lodash.reduce((sum, { size }) => sum + size, 0) / total).toBeCloseTo(0.5, 2);
  for (const number of [
    Math.round(total).toLocaleString('en'),
    lanes[0].files,
    knownNumbers()['loaders.babel.files.packages'],
    Math.round(growth.after - growth.before),
    `${application.before} MB`,
    `${application.after} MB`,
    `${(application.before - application.after).toFixed(2)} MB`,
  ]) {
    expect(readFileSync(`docs/${lang}/index.md`, 'utf8')).toContain(String(number));
  }
});
