import { readFile } from 'node:fs/promises';

const limit = 5; // percent, for all JavaScript together
const { assets, modules } = JSON.parse(await readFile('rsdoctor-diff.json', 'utf8'));

const kb = (bytes) => `${(bytes / 1000).toFixed(2)} KB`;
const sign = { UP: '+', DOWN: '-' };
const row = (name, { size, percent, state }) =>
  `| ${name} | ${kb(size.baseline)} | ${kb(size.current)} | ${sign[state] ?? ''}${percent.toFixed(2)} % |`;
const parsed = (module) => module.size.parsedSize;

console.log('| | Base | This change | |');
console.log('| --- | --- | --- | --- |');
console.log(row('All files', assets.all.total));
console.log(row('JavaScript', assets.js.total));
console.log(row('JavaScript at the start', assets.js.initial));
console.log(row('CSS', assets.css.total));

console.log('\nLargest new modules:\n');
for (const module of modules.added.sort((a, b) => parsed(b) - parsed(a)).slice(0, 5)) {
  console.log(`- ${module.path.split('/node_modules/').at(-1)}, ${kb(parsed(module))}`);
}

const { percent, state } = assets.js.total;
if (state === 'UP' && percent > limit) {
  console.error(`JavaScript grew by ${percent.toFixed(2)} %, the limit is ${limit} %`);
  process.exitCode = 1;
}
