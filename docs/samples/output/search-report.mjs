// node search-report.mjs rsdoctor/rsdoctor-report.html 'a line of your code' 'a key'
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inflateSync } from 'node:zlib';

const [report, ...texts] = process.argv.slice(2);
const source = readFileSync(report, 'utf8');
const unpack = (packed) => inflateSync(Buffer.from(packed, 'base64')).toString();

const parts = {};
if (report.endsWith('.html')) {
  for (const [, name, packed] of source.matchAll(/window\.__RSDOCTOR__\.(\w+)="([^"]*)"/g))
    if (packed) parts[name] = unpack(packed);
} else {
  const isManifest = basename(report) === 'manifest.json';
  for (const [name, value] of Object.entries(JSON.parse(source).data))
    parts[name] =
      isManifest && Array.isArray(value)
        ? unpack(value.map((file) => readFileSync(file, 'utf8')).join(''))
        : JSON.stringify(value);
}

for (const text of texts) {
  // Reports keep some code in capitals.
  const escaped = JSON.stringify(text).slice(1, -1).toLowerCase();
  const found = Object.keys(parts).filter((name) => parts[name]?.toLowerCase().includes(escaped));
  console.log(`${text}: ${found.length > 0 ? `found in ${found.join(', ')}` : 'not found'}`);
  if (found.length > 0) process.exitCode = 1;
}
