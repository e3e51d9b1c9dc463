/** Next.js in the two versions that pages name. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Lab } from '../harness/lab.ts';
import { type GraphModule, type Report, readPart } from '../harness/reports.ts';
import { repositoryRoot } from '../harness/workspace.ts';
import { type Claim, expect } from './claim.ts';
import { binOf, packages, run } from './packages.ts';

const NEXT = ['15.5.29', '16.4.6'];

const DATA: Report = { kind: 'json', file: 'rsdoctor/rsdoctor-data.json' };

interface Chunks {
  chunks: Array<{ initial: boolean; size: number }>;
}

/** A module of some 50 kB, which no minifier makes smaller. */
const TABLE = `export const table = [${Array.from({ length: 1500 }, (_, at) => `'${createHash('md5').update(String(at)).digest('hex')}'`)}];\n`;

const FIRST_PAGE = 'export default () => <p>Hello</p>;\n';
const nextPage = (text: string) => `'use client';\n${text}\nexport default () => <p>{table.length * Date.now()}</p>;\n`;

/** A small app with the config and the script of the page. */
async function nextApp(lab: Lab, version: string) {
  const installed = await packages(lab, {
    dependencies: {
      next: version,
      react: '19.3.1',
      'react-dom': '19.3.1',
      webpack: '5.112.2',
      '@rsdoctor/webpack-plugin': '1.6.4',
    },
  });
  // Next.js does not follow a link to its packages out of the project.
  const cwd = path.join(installed, 'app-of-claim');
  fs.rmSync(cwd, { recursive: true, force: true });
  fs.cpSync(path.join(repositoryRoot, 'docs/samples/cicd/nextjs/'), cwd, { recursive: true });
  fs.writeFileSync(path.join(cwd, 'package.json'), '{ "private": true }\n');
  const bundler = version.startsWith('15') ? [] : ['--webpack'];
  const firstLoad = async (...base: string[]) => {
    const built = await run(lab, [binOf(installed, 'next'), 'build', ...bundler], cwd, 580);
    expect(`exit code of Next.js ${version}\n${built.log}`, built.code, 0);
    return run(lab, ['node', 'first-load.mjs', ...base], cwd);
  };
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    fs.writeFileSync(path.join(cwd, name), text);
  };
  write('app/layout.jsx', 'export default ({ children }) => <html><body>{children}</body></html>;\n');
  write('app/page.jsx', FIRST_PAGE);
  const sizeOfTable = () => {
    const graph = readPart(cwd, DATA, 'moduleGraph') as { modules: GraphModule[] };
    return graph.modules.find(({ path: file }) => file.endsWith('app/table.js'))?.size.parsedSize;
  };
  return { cwd, firstLoad, sizeOfTable, write };
}

export const next: readonly Claim[] = [
  {
    id: 'next-first-load',
    says: 'On Next.js 15 and 16 the script of the page passes a new route of 50 kB, whose files are initial all the same, and stops with 1 when the first page loads them. A module that was merged has size 0, and its own with concatenateModules: false.',
    async check(lab) {
      for (const version of NEXT) {
        const { cwd, firstLoad, sizeOfTable, write } = await nextApp(lab, version);
        const base = await firstLoad();
        expect(`exit code for the base on ${version}\n${base.log}`, base.code, 0);
        write('base.json', base.log);
        const initial = () =>
          (readPart(cwd, DATA, 'chunkGraph') as Chunks).chunks
            .filter((chunk) => chunk.initial)
            .reduce((sum, chunk) => sum + chunk.size, 0);
        const before = initial();

        write('app/table.js', TABLE);
        write('app/admin/page.jsx', nextPage("import { table } from '../table.js';"));
        const route = await firstLoad('base.json');
        expect(`exit code with a new route on ${version}\n${route.log}`, route.code, 0);
        expect(`table with a new route on ${version}`, route.log, /^\| index \|.*\| -?0\.\d\d% \|$/m);
        expect(`initial files grow on ${version}`, initial() - before > 40_000, true);

        expect(`size of the merged module on ${version}`, sizeOfTable(), 0);

        write('app/page.jsx', nextPage("import { table } from './table.js';"));
        const page = await firstLoad('base.json');
        expect(`exit code with the module on the page of ${version}\n${page.log}`, page.code, 1);
        expect(
          `table with the module on the page of ${version}`,
          page.log,
          /The first load of index grew by (?:9|1\d)\.\d\d%/,
        );

        const config = fs.readFileSync(path.join(cwd, 'next.config.mjs'), 'utf8');
        write(
          'next.config.mjs',
          config.replace(
            'config.plugins.push',
            'config.optimization.concatenateModules = false;\n        config.plugins.push',
          ),
        );
        write('app/page.jsx', FIRST_PAGE);
        await firstLoad();
        expect(`size of the module that is not merged on ${version}`, (sizeOfTable() ?? 0) > 50_000, true);
      }
    },
  },
];
