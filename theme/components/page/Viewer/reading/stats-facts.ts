/** The facts of a bundler's stats. */
import type { OpenedReport } from '../read/report.ts';
import { fieldsOf, idsOf, numberOf, rowsOf, textOf } from '../read/shape.ts';
import type { Facts } from './facts.ts';
import { addTo, countedFiles, filledFiles, largest } from './tally.ts';

/** The package in whose folder a module lies, by the bundler's name of the module. */
const packageOfName = (name: string): string =>
  /^(?:@[^/]+\/)?[^/|!?]+/.exec(name.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? '')?.[0] ?? '';

/** The facts of a bundler's stats. Sizes of modules are those before the minimizer: the stats have no others. */
export function statsFacts({ name, parts }: OpenedReport): Facts {
  const initial = new Set(
    rowsOf(parts.chunks)
      .filter((chunk) => chunk.initial === true)
      .flatMap((chunk) => (Array.isArray(chunk.files) ? chunk.files.map(textOf) : [])),
  );
  const files = countedFiles(
    rowsOf(parts.assets).map((asset) => ({
      path: textOf(asset.name),
      size: numberOf(asset.size),
      gzip: 0,
      initial: initial.has(textOf(asset.name)),
    })),
  );
  const modules = rowsOf(parts.modules)
    .filter((module) => textOf(module.name).includes('/node_modules/'))
    .map((module) => ({
      name: packageOfName(textOf(module.name)),
      size: numberOf(module.size),
      chunks: idsOf(module.chunks),
    }));
  const chunksOf = (path: string) =>
    rowsOf(parts.chunks)
      .filter((chunk) => Array.isArray(chunk.files) && chunk.files.includes(path))
      .flatMap(({ id }) => idsOf([id]));
  const sizes = new Map<string, number>();
  for (const module of modules) addTo(sizes, module.name, module.size);
  const rspack = textOf(parts.rspackVersion);
  const webpack = textOf(parts.version);
  return {
    kind: 'stats',
    name,
    bundler: rspack ? `rspack ${rspack}` : webpack ? `webpack ${webpack}` : textOf(fieldsOf(parts.env).bundler),
    files,
    filled: filledFiles(files, modules, chunksOf),
    packages: largest(sizes).map((row) => ({ ...row, version: '' })),
    alerts: [],
    loaders: [],
    plugins: [],
    missing: ['stats'],
  };
}
