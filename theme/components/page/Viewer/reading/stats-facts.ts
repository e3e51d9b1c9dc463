/** The facts of a bundler's stats. */
import type { OpenedReport } from '../read/report.ts';
import { fieldsOf, idsOf, numberOf, rowsOf, textOf } from '../read/shape.ts';
import type { Facts } from './facts.ts';
import { addTo, FILLED, isCounted, isScript, largest, SHARES } from './tally.ts';

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
  const files = rowsOf(parts.assets)
    .map((asset) => ({
      path: textOf(asset.name),
      size: numberOf(asset.size),
      gzip: 0,
      initial: initial.has(textOf(asset.name)),
    }))
    .filter(({ path }) => isCounted(path))
    .sort((a, b) => b.size - a.size);
  const modules = rowsOf(parts.modules).filter((module) => textOf(module.name).includes('/node_modules/'));
  const sizes = new Map<string, number>();
  for (const module of modules) addTo(sizes, packageOfName(textOf(module.name)), numberOf(module.size));
  const chunksOf = (path: string) =>
    new Set(
      rowsOf(parts.chunks)
        .filter((chunk) => Array.isArray(chunk.files) && chunk.files.includes(path))
        .flatMap(({ id }) => idsOf([id])),
    );
  const filled = files
    .filter((file) => file.initial && isScript(file.path))
    .slice(0, FILLED)
    .map((file) => {
      const chunks = chunksOf(file.path);
      const own = new Map<string, number>();
      for (const module of modules)
        if (idsOf(module.chunks).some((id) => chunks.has(id)))
          addTo(own, packageOfName(textOf(module.name)), numberOf(module.size));
      return { ...file, packages: largest(own).slice(0, SHARES) };
    });
  const rspack = textOf(parts.rspackVersion);
  const webpack = textOf(parts.version);
  return {
    kind: 'stats',
    name,
    bundler: rspack ? `rspack ${rspack}` : webpack ? `webpack ${webpack}` : textOf(fieldsOf(parts.env).bundler),
    files,
    filled,
    packages: largest(sizes).map((row) => ({ ...row, version: '' })),
    alerts: [],
    loaders: [],
    plugins: [],
    missing: ['stats'],
  };
}
