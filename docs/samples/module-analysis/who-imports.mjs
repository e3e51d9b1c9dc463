import fs from 'node:fs';

const [file, name] = process.argv.slice(2);
const { data } = JSON.parse(fs.readFileSync(file, 'utf8'));
const byId = new Map(data.moduleGraph.modules.map((module) => [module.id, module]));
// kind 1 is a container of merged modules: its root module is the one that was written.
const real = (module) => (module?.kind === 1 ? byId.get(module.rootModule) : module);

function print(module, depth, seen) {
  console.log('  '.repeat(depth) + module.path.replace(`${data.root}/`, ''));
  const importers = new Set(module.imported.map((id) => real(byId.get(id))));
  for (const importer of [...importers].sort((a, b) => a.path.localeCompare(b.path)))
    if (!seen.includes(importer)) print(importer, depth + 1, [...seen, importer]);
}

for (const module of byId.values()) if (module.kind === 0 && module.path.includes(name)) print(module, 0, [module]);
