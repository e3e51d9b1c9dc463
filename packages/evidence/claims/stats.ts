/** The stats of a bundler, as the page that opens reports reads them. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { factsOf } from '@rsdoctor-docs/viewer/facts';
import { openReport } from '@rsdoctor-docs/viewer/open';
import type { Lab } from '../harness/lab.ts';
import { repositoryRoot } from '../harness/workspace.ts';
import { type Claim, expect } from './claim.ts';
import { binOf, packages, run } from './packages.ts';
import { textModule } from './projects.ts';

/** The configs of the page. */
const SAMPLES = 'docs/samples/stats/';

/** An entry that loads another file later; each uses a package of two modules, which bundlers merge. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true }\n',
  'src/index.js':
    "import { alpha } from 'alpha';\nimport('./later.js').then(({ later }) => later());\ndocument.body.append(alpha());\n",
  'src/later.js': "import { beta } from 'beta';\nexport const later = () => document.body.append(beta());\n",
  ...Object.fromEntries(
    ['alpha', 'beta'].flatMap((name) => [
      [
        `node_modules/${name}/package.json`,
        `{ "name": "${name}", "version": "1.0.0", "type": "module", "sideEffects": false, "main": "index.js" }\n`,
      ],
      [
        `node_modules/${name}/index.js`,
        `import { text } from './text.js';\nexport const ${name} = () => text().repeat(Date.now() % 3);\n`,
      ],
      [`node_modules/${name}/text.js`, textModule(`${name} `.repeat(name.length * 40))],
    ]),
  ),
};

/** The bytes of a package's modules. */
const bytesOf = (name: string) =>
  ['index.js', 'text.js'].reduce((sum, file) => sum + Buffer.byteLength(FILES[`node_modules/${name}/${file}`]!), 0);

/** A project with its own packages, and one file more. */
function project(lab: Lab, config: string, text: string): string {
  const cwd = lab.temp();
  for (const [name, content] of Object.entries({ ...FILES, [config]: text })) {
    fs.mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    fs.writeFileSync(path.join(cwd, name), content);
  }
  return cwd;
}

/** What the page says of a file: its facts, or the code of its fault. */
const readOf = (file: string) =>
  openReport({ name: 'stats', main: { path: 'stats.json', file: new Blob([fs.readFileSync(file)]) } }, () => {}).then(
    factsOf,
    (fault: { code: string }) => fault.code,
  );

/** Builds twice, because the second build keeps its files, and compares what is read with what lies on the disk. */
async function tryStats(lab: Lab, what: string, cwd: string, command: readonly [string, ...string[]], file: string) {
  for (const turn of ['first', 'second']) {
    const { code, log } = await run(lab, command, cwd);
    expect(`exit code of ${what}\n${log}`, code, 0);
    const facts = await readOf(path.join(cwd, file));
    if (typeof facts === 'string') return expect(`fault in the stats of ${what}`, facts, 'none');
    const where = `in the stats of the ${turn} build of ${what}`;
    const sizes = (list: { name: string; size: number }[]) =>
      list.map(({ name, size }) => `${name} ${size}`).toSorted();
    const dist = path.join(cwd, 'dist');
    const emitted = listFiles(dist)
      .filter((name) => !name.endsWith('.map'))
      .map((name) => ({ name, size: fs.statSync(path.join(dist, name)).size }));
    expect(`files ${where}`, sizes(facts.files.map(({ path: name, size }) => ({ name, size }))), sizes(emitted));
    const known = ['alpha', 'beta'].map((name) => ({ name, size: bytesOf(name) }));
    expect(`packages ${where}`, sizes(facts.packages), sizes(known));
    const [entry] = facts.initialFiles;
    expect(`packages in the initial file ${where}`, sizes(entry?.packages ?? []), sizes(known.slice(0, 1)));
    expect(`all is listed ${where}`, facts.isComplete, { files: true, packages: true });
  }
}

export const stats: readonly Claim[] = [
  {
    id: 'stats-file',
    says: 'With the commands and configs of the page, webpack 5, Rspack 1 and 2, and Rsbuild 1 and 2 write stats in which the page that opens reports finds every file with its size and every package with that of its sources, in a second build too. Without the line, and with the preset verbose, the stats of Rspack are refused.',
    async check(lab) {
      const sample = (name: string) => fs.readFileSync(path.join(repositoryRoot, SAMPLES, name), 'utf8');
      const own = await lab.workspace('bundlers');
      const rspack2 = await packages(lab, { dependencies: { '@rspack/cli': '2.2.8', '@rspack/core': '2.2.8' } });
      const rsbuild2 = await packages(lab, { dependencies: { '@rsbuild/core': '2.3.2' } });

      const plain = "export default { mode: 'production', entry: './src/index.js' };\n";
      const withWebpack = project(lab, 'webpack.config.mjs', plain);
      for (const more of [[], ['--stats', 'detailed']])
        await tryStats(
          lab,
          'webpack',
          withWebpack,
          [binOf(own, 'webpack'), ...more, '--json=stats.json'],
          'stats.json',
        );

      for (const [version, installed] of [
        ['1', own],
        ['2', rspack2],
      ] as const) {
        const text = sample('rspack.config.mjs');
        const cwd = project(lab, 'rspack.config.mjs', text);
        const command = [binOf(installed, 'rspack'), 'build', '--json=stats.json'] as const;
        await tryStats(lab, `Rspack ${version}`, cwd, command, 'stats.json');
        for (const other of ["'verbose'", 'undefined']) {
          fs.writeFileSync(path.join(cwd, 'rspack.config.mjs'), text.replace("'detailed'", other));
          await run(lab, command, cwd);
          const read = await readOf(path.join(cwd, 'stats.json'));
          expect(`what is read from Rspack ${version} with ${other}`, read, 'statsTooThin');
        }
      }

      for (const [version, installed] of [
        ['1', own],
        ['2', rsbuild2],
      ] as const) {
        // The packages of the project hide the installed ones, and `defineConfig` gives back what it is given.
        const text = sample('rsbuild.config.mjs').replace(
          "import { defineConfig } from '@rsbuild/core';",
          'const defineConfig = (config) => config;',
        );
        const cwd = project(lab, 'rsbuild.config.mjs', text);
        await tryStats(lab, `Rsbuild ${version}`, cwd, [binOf(installed, 'rsbuild'), 'build'], 'stats-web.json');
      }
    },
  },
];
