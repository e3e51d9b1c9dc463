/** Which versions the pages describe, and which bundlers and versions of Node.js the packages accept. */
import fs from 'node:fs';
import path from 'node:path';

/** Facts of each package, by its name. */
export type VersionFacts = Record<string, { version: string; peers?: Record<string, string>; node?: string }>;

const described = ['@rsdoctor/rspack-plugin', '@rsdoctor/webpack-plugin', '@rsdoctor/core', '@rsdoctor/types'];

/** Reads what is installed: `bundlers` holds the plugins, `cli` the CLI. */
export const readVersions = (bundlers: string, cli: string): VersionFacts => ({
  ...Object.fromEntries(described.map((name) => [name, readPackage(bundlers, name)])),
  '@rsdoctor/cli': readPackage(cli, '@rsdoctor/cli'),
});

function readPackage(folder: string, name: string): VersionFacts[string] {
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
