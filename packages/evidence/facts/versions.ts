/** Which versions the pages describe, which bundlers the packages accept, and what CI builds with. */
import fs from 'node:fs';
import path from 'node:path';
import { listWorkspaces, sampleRoot } from '../harness/workspace.ts';

export interface VersionFacts {
  packages: Record<string, { version: string; peers?: Record<string, string>; node?: string }>;
  /** Unit in packages/evidence/samples → the bundlers and frameworks that it is built with. */
  builtWith: Record<string, Record<string, string>>;
}

const described = ['@rsdoctor/rspack-plugin', '@rsdoctor/webpack-plugin', '@rsdoctor/core', '@rsdoctor/types'];
const tools =
  /^(?:@rspack\/(?:core|cli)|webpack|webpack-cli|@rsbuild\/core|next|@modern-js\/app-tools|@vue\/cli-service|vue|@rsdoctor\/.*)$/;

/** Reads what is installed: `bundlers` holds the plugins, `cli` the CLI. */
export function readVersions(bundlers: string, cli: string): VersionFacts {
  const packages: VersionFacts['packages'] = {};
  for (const name of described) packages[name] = readPackage(bundlers, name);
  packages['@rsdoctor/cli'] = readPackage(cli, '@rsdoctor/cli');
  const builtWith = Object.fromEntries(
    listWorkspaces().map((workspace): [string, Record<string, string>] => {
      const manifest = JSON.parse(fs.readFileSync(path.join(sampleRoot, workspace, 'package.json'), 'utf8')) as Record<
        'dependencies' | 'devDependencies',
        Record<string, string> | undefined
      >;
      const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
      return [
        workspace,
        Object.fromEntries(all.filter(([name]) => tools.test(name)).sort(([a], [b]) => (a < b ? -1 : 1))),
      ];
    }),
  );
  return { packages, builtWith };
}

function readPackage(folder: string, name: string): VersionFacts['packages'][string] {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
    peerDependencies?: Record<string, string>;
    engines?: { node?: string };
  };
  return {
    version: manifest.version,
    ...(manifest.peerDependencies ? { peers: manifest.peerDependencies } : {}),
    ...(manifest.engines?.node ? { node: manifest.engines.node } : {}),
  };
}
