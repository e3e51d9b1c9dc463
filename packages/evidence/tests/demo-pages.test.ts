/** What pages say of the live report and of the live diff, against the data that both show. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDemo } from '../demo/demo-file.ts';
import { recordedTimes } from '../demo/recorded-times.ts';
import { unpack } from '../demo/report-data.ts';
import { numbersOf, readNumbers } from '../numbers/numbers.ts';

interface GraphModule {
  id: number;
  kind: number;
  path: string;
  size: { parsedSize: number };
  bailoutReason?: string[];
}

interface Side {
  moduleGraph: { modules: GraphModule[] };
  packageGraph: { packages: Array<{ name: string; size: { parsedSize: number } }> };
}

const { report, diff } = readDemo();
const { modules } = unpack(report.parts.moduleGraph ?? '') as Side['moduleGraph'];
const { chunks } = unpack(report.parts.chunkGraph ?? '') as { chunks: Array<{ name: string; modules: number[] }> };
const baseline = unpack(diff.baseline) as Side;
const current = unpack(diff.current) as Side;

it('docs/generated/sample.json has the numbers of the live report', () => {
  expect(numbersOf(readDemo(), recordedTimes('webpack'))).toEqual(readNumbers().recorded);
});

describe('Bundle Size', () => {
  it('tags no module of the shop: each row, one a path and the last one wins, is a part with a size', () => {
    for (const chunk of chunks) {
      const listed = modules.filter(({ id, size }) => chunk.modules.includes(id) && size.parsedSize > 0);
      const rows = new Map(
        chunk.modules
          .flatMap((id) => listed.filter((module) => module.id === id))
          .map((module) => [module.path, module]),
      );
      expect([...rows.values()].filter(({ kind }) => kind !== 0)).toEqual([]);
      expect(listed.length, chunk.name).toBeGreaterThan(0);
    }
  });

  it('has the reason that the worked example quotes', () => {
    const [reason] = modules.find(({ path }) => path.endsWith('/Carousel.jsx'))?.bailoutReason ?? [];
    expect(reason).toMatch(/side_effects/);
    for (const lang of ['en', 'zh'])
      expect(readFileSync(`docs/${lang}/guide/usage/module-analysis.mdx`, 'utf8')).toContain(`\`${reason}\``);
  });
});

describe('the header', () => {
  it('counts as many messages as the pages quote', () => {
    const printed = readNumbers().recorded['alerts.printed'];
    for (const lang of ['en', 'zh'])
      expect(readFileSync(`docs/${lang}/guide/usage/project-overall.mdx`, 'utf8')).toContain(
        `\`Compiled with 0 errors and ${printed} warnings\``,
      );
  });
});

describe('the diff', () => {
  const hasModules = ({ moduleGraph }: Side, name: string) =>
    moduleGraph.modules.some(({ path }) => path.includes(`/node_modules/${name}/`));
  const names = ({ packageGraph }: Side) => new Set(packageGraph.packages.map(({ name }) => name));
  const added = [...names(current)].filter((name) => !names(baseline).has(name)).sort();

  it('lists four new packages, two of which have their modules in both builds', () => {
    expect(added).toEqual(['chroma-js', 'color-convert', 'color-string', 'uuid']);
    expect(added.filter((name) => hasModules(baseline, name))).toEqual(['color-convert', 'color-string']);
    expect(added.every((name) => hasModules(current, name))).toBe(true);
  });

  it('has lodash grow as the pages say, lodash-v3 being counted under it', () => {
    const size = ({ packageGraph }: Side) =>
      packageGraph.packages.find(({ name }) => name === 'lodash')?.size.parsedSize ?? 0;
    const percent = (((size(current) - size(baseline)) / size(baseline)) * 100).toFixed(2);
    for (const lang of ['en', 'zh'])
      expect(readFileSync(`docs/${lang}/guide/usage/bundle-diff.mdx`, 'utf8')).toContain(`${percent}%`);
    expect(names(baseline).has('lodash-v3')).toBe(false);
    expect(hasModules(baseline, 'lodash-v3')).toBe(true);
  });
});
