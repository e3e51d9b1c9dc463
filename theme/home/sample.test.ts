/** What the home page draws is what the live report says. */
import { readFileSync } from 'node:fs';
import { readDemo } from '@rsdoctor-docs/evidence/demo-data';
import { knownNumbers } from '@rsdoctor-docs/evidence/numbers';
import { unpack } from '@rsdoctor-docs/evidence/report-data';
import { expect, it } from 'vitest';
import { added, application, findings, growth, lanes, rules, runsOf, SPAN_MS, tiles } from './sample.ts';

interface Module {
  kind: number;
  path: string;
  size: { sourceSize: number; parsedSize: number };
}

/** A part of the live report. */
const recorded = (part: string) => unpack(readDemo().report.parts[part] ?? '');

it('the home page has the recorded numbers', () => {
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

it('its timeline has the runs of each loader; those with a short gap between them are one', () => {
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

it('its findings are printed by the report, and its rules are those of the page about them', () => {
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

it('its comparison names the packages that the change brought along, with their sizes', () => {
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

it('its treemap has the packages of the report, all versions of one as one tile', () => {
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

it('its treemap is drawn to scale, and the tiles fill the whole', () => {
  const total = tiles.reduce((sum, { size }) => sum + size, 0);
  const area = tiles.reduce((sum, { w, h }) => sum + w * h, 0);
  expect(area).toBeCloseTo(100 * 100, -2);
  for (const { name, size, w, h } of tiles) expect((w * h) / area, name).toBeCloseTo(size / total, 2);
});

it.each(['en', 'zh'])('its sentences state the numbers that are drawn (%s)', (lang) => {
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
