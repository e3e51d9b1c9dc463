import { readFileSync } from 'node:fs';

const [file, question, name = ''] = process.argv.slice(2);
const { chunkGraph, errors, moduleGraph, root } = JSON.parse(readFileSync(file, 'utf8')).data;

const short = (path) => path.replace(`${root}/`, '');
const largest = (list, size) => list.sort((a, b) => size(b) - size(a)).slice(0, 10);

// Kind 1 is a container that the bundler made of merged modules. It has the path of the first of them, and its parts
// are in the list themselves.
const all = new Map(moduleGraph.modules.map((module) => [module.id, module]));
const modules = moduleGraph.modules.filter(({ kind }) => kind !== 1);
const files = chunkGraph.assets.filter(({ path }) => !path.endsWith('.map'));

const importers = ({ id, path, concatenationModules = [] }) => {
  const same = [id, ...concatenationModules].map((each) => all.get(each)).filter((each) => each?.path === path);
  const paths = same.flatMap(({ imported }) => imported.map((each) => all.get(each)?.path));
  return [...new Set(paths)].filter((each) => each && each !== path).map(short);
};

const answers = {
  files: () => largest(files, ({ size }) => size).map(({ path, size }) => `${size} ${path}`),
  modules: () =>
    largest(modules, ({ size }) => size.parsedSize).map(({ path, size }) => `${size.parsedSize} ${short(path)}`),
  importers: () =>
    modules
      .filter(({ path }) => path.includes(name))
      .map((module) => `${short(module.path)} <- ${importers(module).join(', ') || 'nothing: it is an entry'}`),
  alerts: () => errors.map(({ code, level, title }) => `${code} ${level} ${title}`),
};

const answer = answers[question] ?? (() => [`Ask for one of: ${Object.keys(answers).join(', ')}`]);
console.log(answer().join('\n') || 'none');
