/** Projects, options and runs that several files of claims share. */
import fs from 'node:fs';
import path from 'node:path';
import type { Lab, Project } from '../harness/lab.ts';
import { readPart } from '../harness/reports.ts';
import { type Claim, expect } from './claim.ts';

export type Bundler = Project['bundler'];
export const BUNDLERS: readonly Bundler[] = ['rspack', 'webpack'];

/** A check of a claim that is tried with each bundler. */
export const onEach =
  (check: (lab: Lab, bundler: Bundler) => Promise<void>): Claim['check'] =>
  async (lab) => {
    for (const bundler of BUNDLERS) await check(lab, bundler);
  };

/** Options of the plugin for Brief mode with JSON alone. */
export const JSON_ONLY = { output: { mode: 'brief', options: { type: ['json'] } } };

/** Options of the plugin with which the lab's default project raises E1004. */
export const withE1004 = (level: 'Warn' | 'Error') => ({
  linter: { rules: { 'ecma-version-check': [level, { ecmaVersion: 5 }] } },
});

/**
 * A CommonJS loader. The package has no `"type": "module"`, because Rsdoctor takes every `.js` loader of such a package
 * for an ES module.
 */
export const COMMON_LOADER = {
  'package.json': '{ "name": "claim", "version": "1.0.0", "private": true }\n',
  'loaders/common.js': "module.exports = (text) => text + '\\n// common';\n",
};

/** Where a Normal report is, in the folder of a project. */
export const MANIFEST = 'dist/.rsdoctor/manifest.json';

/** One part of the Normal report that a build left in a folder: `errors`, `loader` … */
export const partIn = <Part>(folder: string, name: string): Part =>
  readPart(folder, { kind: 'normal', file: MANIFEST }, name) as Part;

/** The code of a module that exports `text`; the date keeps bundlers from putting its value where it is used. */
export const textModule = (text: string) => `export const text = () => '${text}' + Date.now();\n`;

/** A project whose entry uses packages, each with one module (see `textModule`). */
export const withPackages = (modules: Readonly<Record<string, string>>): Pick<Project, 'config' | 'files'> => {
  const names = Object.keys(modules);
  return {
    config: "{ resolve: { modules: ['vendor/node_modules'] }, optimization: { concatenateModules: false } }",
    files: {
      'src/index.js': [
        ...names.map((name, at) => `import { text as text${at} } from '${name}';`),
        `document.body.append(${names.map((_, at) => `text${at}()`).join(', ')});\n`,
      ].join('\n'),
      'src/total.js': null,
      ...Object.fromEntries(
        Object.entries(modules).flatMap(([name, code]) => [
          [
            `vendor/node_modules/${name}/package.json`,
            `{ "name": "${name}", "version": "1.0.0", "main": "index.js" }\n`,
          ],
          [`vendor/node_modules/${name}/index.js`, code],
        ]),
      ),
    },
  };
};

/** Builds in the folder of a project, so that a second build finds what the first one left. */
export async function buildIn(lab: Lab, bundler: Bundler, cwd: string, ...args: readonly string[]): Promise<void> {
  const program = await lab.bundle(bundler, cwd, { args });
  const code = await program.endsWithin(60);
  expect(`exit code of ${bundler}\n${program.log()}`, code, 0);
}

/** The JSON of `rsdoctor bundle-diff` for two reports. */
export async function compare<Diff>(lab: Lab, baseline: string, current: string): Promise<Diff> {
  const cwd = lab.temp();
  const files = ['--baseline', baseline, '--current', current];
  const { code, log } = await lab.cli(['bundle-diff', ...files, '--json', 'diff.json'], { cwd });
  expect(`exit code of bundle-diff\n${log}`, code, 0);
  return JSON.parse(fs.readFileSync(path.join(cwd, 'diff.json'), 'utf8')) as Diff;
}

/** The code of an installed file of Rsdoctor, or of all scripts of a folder. */
export async function codeOf(lab: Lab, place: string): Promise<string> {
  const root = path.join(await lab.workspace('bundlers'), 'node_modules/@rsdoctor', place);
  const files = place.endsWith('.js') ? [''] : fs.readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file === '' || file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
}
