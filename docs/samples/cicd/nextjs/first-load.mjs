import { readFile } from 'node:fs/promises';

const limit = 5; // percent, for each page
const pages = ['index']; // .next/server/app/index.html; add 'report' for /report

const { data } = JSON.parse(await readFile('rsdoctor/rsdoctor-data.json', 'utf8'));
const sizes = new Map(data.chunkGraph.assets.map(({ path, size }) => [path, size]));

async function firstLoad(page) {
  const html = await readFile(`.next/server/app/${page}.html`, 'utf8');
  const files = new Set(html.match(/static\/chunks\/[^"\\?]+?\.js/g)?.map((file) => decodeURIComponent(file)));
  let bytes = 0;
  for (const file of files) {
    if (!sizes.has(file)) throw new Error(`${page} loads ${file}, which isn't in the report`);
    bytes += sizes.get(file);
  }
  if (bytes === 0) throw new Error(`${page} names no file of static/chunks`);
  return bytes;
}

const current = {};
for (const page of pages) current[page] = await firstLoad(page);

const [baseFile] = process.argv.slice(2);
if (!baseFile) {
  console.log(JSON.stringify(current));
} else {
  const base = JSON.parse(await readFile(baseFile, 'utf8'));
  const kb = (bytes) => `${(bytes / 1000).toFixed(2)} KB`;
  console.log('| First load | Base | This change | |');
  console.log('| --- | --- | --- | --- |');
  for (const page of pages) {
    const before = base[page];
    const percent = before ? (current[page] / before - 1) * 100 : 0;
    const change = before ? `${percent > 0 ? '+' : ''}${percent.toFixed(2)}%` : 'new';
    console.log(`| ${page} | ${before ? kb(before) : ''} | ${kb(current[page])} | ${change} |`);
    if (percent > limit) {
      console.error(`The first load of ${page} grew by ${percent.toFixed(2)}%, the limit is ${limit}%`);
      process.exitCode = 1;
    }
  }
}
