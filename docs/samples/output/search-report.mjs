// node search-report.mjs rsdoctor/rsdoctor-report.html 'a line of your code'
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inflateSync } from 'node:zlib';

const [report, text] = process.argv.slice(2);
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

const escaped = JSON.stringify(text).slice(1, -1);
const found = Object.keys(parts).filter((name) => parts[name]?.includes(escaped));
console.log(found.length > 0 ? `Found in: ${found.join(', ')}` : 'Not found');
process.exitCode = found.length > 0 ? 1 : 0;
