/**
 * `npx tsx packages/evidence/facts/find-since.ts <folder>`: finds the release in which each option first appeared.
 *
 * The folder holds unpacked releases, `<version>/node_modules/@rsdoctor/{core,types}` (`npm pack @rsdoctor/core@1.2.3`,
 * then tar). Prints the first of these versions that has each option; options of the first one are left out. The answer
 * goes into since.json by hand, because past releases do not change and the other facts should need no network.
 */
import fs from 'node:fs';
import path from 'node:path';
import { install } from '../harness/workspace.ts';
import { readTypes } from './type-walk.ts';

const releases = path.resolve(process.argv[2] ?? '.');
const numbers = (version: string): number => version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
const versions = fs
  .readdirSync(releases)
  .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  .sort((a, b) => numbers(a) - numbers(b));
// The releases are copied to where their dependencies resolve.
const folder = await install('bundlers');
const place = path.join(folder, 'node_modules/.since');
fs.rmSync(place, { recursive: true, force: true });
for (const version of versions) fs.cpSync(path.join(releases, version), path.join(place, version), { recursive: true });
const aliases = Object.fromEntries(
  versions.map((version): [string, string] => [
    `v${version.replaceAll('.', '_')}`,
    `import('./node_modules/.since/${version}/node_modules/@rsdoctor/core/dist/types/plugin.js').RsdoctorRspackPluginOptions<[]>`,
  ]),
);
const types = readTypes(folder, aliases);
const first = new Map<string, string>();
for (const version of versions) {
  for (const { path: option } of types.get(`v${version.replaceAll('.', '_')}`) ?? [])
    if (!first.has(option)) first.set(option, version);
}
for (const [option, version] of first) if (version !== versions[0]) process.stdout.write(`${version}  ${option}\n`);
fs.rmSync(place, { recursive: true, force: true });
