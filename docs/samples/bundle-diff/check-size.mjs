import { readFile } from 'node:fs/promises';

const limit = 5; // percent
const { assets } = JSON.parse(await readFile('rsdoctor-diff.json', 'utf8'));
const { percent, size, state } = assets.js.total;

console.log(`JS: ${size.baseline} -> ${size.current} bytes`);
if (state === 'UP' && percent > limit) {
  console.error(`JS grew by ${percent.toFixed(2)} %, the limit is ${limit} %`);
  process.exitCode = 1;
}
