import { readFile } from 'node:fs/promises';

const limit = 5; // percent, for all JavaScript together
const { assets, modules } = JSON.parse(await readFile('rsdoctor-diff.json', 'utf8'));

const kb = (bytes) => `${(bytes / 1000).toFixed(2)} KB`;
const sign = { UP: '+', DOWN: '-' };
const row = (name, { size, percent, state }) =>
  `| ${name} | ${kb(size.baseline)} | ${kb(size.current)} | ${sign[state] ?? ''}${percent.toFixed(2)}% |`;

console.log('| | Base | This change | |');
console.log('| --- | --- | --- | --- |');
console.log(row('All files', assets.all.total));
console.log(row('JavaScript', assets.js.total));
console.log(row('JavaScript at the start', assets.js.initial));
console.log(row('CSS', assets.css.total));

const grown = [
  ...modules.added.map(({ path, size }) => ({ path, bytes: size.parsedSize, was: 'new' })),
  ...modules.changed.map(({ path, size: { baseline, current } }) => {
    return { path, bytes: current.parsedSize - baseline.parsedSize, was: `before ${kb(baseline.parsedSize)}` };
  }),
].filter(({ bytes }) => bytes > 0);

console.log('\nModules that grew most:\n');
for (const { path, bytes, was } of grown.sort((a, b) => b.bytes - a.bytes).slice(0, 5)) {
  console.log(`- ${path.split('/node_modules/').at(-1).replace(`${process.cwd()}/`, '')}, +${kb(bytes)} (${was})`);
}

const { percent, state } = assets.js.total;
if (state === 'UP' && percent > limit) {
  console.error(`JavaScript grew by ${percent.toFixed(2)}%, the limit is ${limit}%`);
  process.exitCode = 1;
}
