import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [file, question, name = ''] = process.argv.slice(2);
const { chunkGraph, configs, errors, loader, moduleGraph, root } = JSON.parse(readFileSync(file, 'utf8')).data;

const short = (path) => path.replace(`${root}/`, '');
const largest = (list, size) => list.sort((a, b) => size(b) - size(a)).slice(0, 10);

// Kind 1 is a container that the bundler made of merged modules. It has the path of the first of them, and its parts
// are in the list themselves.
const all = new Map(moduleGraph.modules.map((module) => [module.id, module]));
const modules = moduleGraph.modules.filter(({ kind }) => kind !== 1);
const files = chunkGraph.assets.filter(({ path }) => !path.endsWith('.map'));

// webpack lists a container beside each part that imports a module. On Rspack, imports of the first part stand under the
// container's name, and some imports of other parts do as well, which are listed themselves.
const isRspack = configs.some((config) => config.name === 'rspack');
function isImportedByFirst({ id, path, modules: parts }, imported, listed) {
  const importsOf = (module) =>
    moduleGraph.dependencies.filter((each) => each.module === module && each.dependency === imported.id);
  const canBe = ({ request }) => !request.startsWith('.') || imported.path.startsWith(join(path, '..', request));
  const others = parts.filter((part) => listed.includes(part));
  const areExplained = others.every((part) => importsOf(part).length > 0);
  return others.length === 0 || (isRspack && areExplained && importsOf(id).some(canBe));
}

function importers(module) {
  const { id, path, concatenationModules = [] } = module;
  const same = [id, ...concatenationModules].map((each) => all.get(each)).filter((each) => each?.path === path);
  const found = same.flatMap((each) =>
    each.imported
      .map((importer) => all.get(importer))
      .filter((importer) => importer && importer.path !== path)
      .filter((importer) => importer.kind !== 1 || isImportedByFirst(importer, each, each.imported)),
  );
  return [...new Set(found.map((importer) => short(importer.path)))];
}

const runs = (loader ?? []).flatMap(({ loaders }) =>
  loaders.map((run) => ({ ...run, loader: run.loader.split('node_modules').at(-1) })),
);

/** Spans of time without overlaps. */
function spans(list) {
  const merged = [];
  for (const { startAt, endAt } of [...list].sort((a, b) => a.startAt - b.startAt)) {
    const last = merged.at(-1);
    if (last && startAt <= last[1]) last[1] = Math.max(last[1], endAt);
    else merged.push([startAt, endAt]);
  }
  return merged;
}
const length = (list) => list.reduce((sum, [start, end]) => sum + end - start, 0);

/** The report's `duration(estimated)`: in each process, time that overlaps counts once, and other loaders inside do not. */
const duration = (name) =>
  [...new Set(runs.map(({ pid }) => pid))]
    .map((pid) => {
      const here = runs.filter((run) => run.pid === pid);
      const own = spans(here.filter((run) => run.loader === name));
      const others = spans(here.filter((run) => run.loader !== name));
      return (
        length(own) - length(others.filter(([start, end]) => own.some((span) => start >= span[0] && end <= span[1])))
      );
    })
    .reduce((sum, each) => sum + each, 0);

const answers = {
  files: () => largest(files, ({ size }) => size).map(({ path, size }) => `${size} ${path}`),
  modules: () =>
    largest(modules, ({ size }) => size.parsedSize).map(({ path, size }) => `${size.parsedSize} ${short(path)}`),
  importers: () =>
    modules
      .filter(({ path }) => short(path).includes(name))
      .map((module) => `${short(module.path)} <- ${importers(module).join(', ') || 'nothing: it is an entry'}`),
  loaders: () =>
    largest(
      [...new Set(runs.map((run) => run.loader))].map((name) => ({ name, ms: duration(name) })),
      ({ ms }) => ms,
    ).map(({ name, ms }) => `${Math.round(ms)} ms ${short(name).replace(/^[\\/]/, '')}`),
  // Rspack returns each alert as a warning of its own, with the code OVERLAY.
  alerts: () =>
    errors
      .filter(({ code, description }) => code !== 'OVERLAY' || !/\[(E\d+|EXTEND):/.test(description))
      .map(({ code, level, description }) => `${code} ${level} ${description.trim().replace(/\s+/g, ' ').slice(0, 300)}`),
};

const answer = answers[question] ?? (() => [`Ask for one of: ${Object.keys(answers).join(', ')}`]);
console.log(answer().join('\n') || 'none');
