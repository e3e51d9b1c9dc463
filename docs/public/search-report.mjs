// node search-report.mjs rsdoctor/rsdoctor-report.html 'a line of your code' 'a key'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

const [report = '', ...texts] = process.argv.slice(2);
const problems = [];
const found = new Map(texts.map((text) => [text, []]));

/** A text as it is, and two readings without escapes: `\\n` is part of a path in one, and whitespace in the other. */
function formsOf(text) {
  const decoded = text
    .replace(/base64,([\w+/]{8,}={0,2})/g, (all, packed) => `${all} ${Buffer.from(packed, 'base64')}`)
    .replace(/(?:%[\da-f]{2})+/gi, (codes) => String(Buffer.from(codes.replaceAll('%', ''), 'hex')))
    .replace(/\\+(?:u([\da-f]{4})|u\{([\da-f]{1,5})\}|x([\da-f]{2}))/gi, (_, ...codes) =>
      String.fromCodePoint(Number.parseInt(codes.find(Boolean), 16)),
    )
    .replace(/&#x([\da-f]{1,5});/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,6});/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(
      /&(lt|gt|quot|apos|amp);/gi,
      (_, name) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name.toLowerCase()] ?? '&',
    )
    .replace(/\u001b\[[\d;]*[a-z]/gi, '');
  const forms = [text, decoded.replace(/\\/g, ''), decoded.replace(/\\+[nrt]/gi, ' ').replace(/\\/g, '')];
  // Reports keep some code in capitals. Those of ß are SS, so both sides take this way.
  return forms.map((form, at) => (at > 0 ? form.replace(/\s+/g, ' ') : form).normalize().toUpperCase());
}
const wanted = texts.map((text) => ({ text, sought: formsOf(text) }));

function search(place, content) {
  const forms = formsOf(content);
  for (const { text, sought } of wanted)
    if (sought.some((form, at) => forms[at].includes(form))) found.get(text).push(place);
}

/** Does a step, and notes what it could not do. */
function attempt(place, step) {
  try {
    step();
  } catch (error) {
    problems.push(`${place}: ${error.message}`);
  }
}

/** The data of Rsdoctor: base64 of deflate. */
function unpack(packed) {
  const bytes = Buffer.from(packed, 'base64');
  const { buffer, engine } = /** @type {any} */ (inflateSync(bytes, { info: true }));
  if (engine.bytesWritten !== bytes.length) throw new Error('has data that could not be unpacked');
  return buffer.toString();
}

/** The files of a zip, by the list at its end. */
function* unzip(zip) {
  const end = zip.lastIndexOf('PK\x05\x06');
  let at = end < 0 ? 0 : zip.readUInt32LE(end + 16);
  for (let left = end < 0 ? 1 : zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('the zip is broken, cut off or too large');
    const [flags, method] = [8, 10].map((offset) => zip.readUInt16LE(at + offset));
    const [packedSize, size] = [20, 24].map((offset) => zip.readUInt32LE(at + offset));
    const [nameSize, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const name = zip.toString('utf8', at + 46, at + 46 + nameSize).replaceAll('\\', '/');
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const packed = zip.subarray(start, start + packedSize);
    if (flags & 1 || ![0, 8].includes(method))
      throw new Error(`${name} in the zip is encrypted or packed in a new way`);
    const bytes = method === 8 ? inflateRawSync(packed) : packed;
    if (bytes.length !== size) throw new Error(`${name} in the zip is cut off`);
    if (!name.endsWith('/')) yield [name, bytes];
    at += 46 + nameSize + extra + comment;
  }
}

const files = new Map();
function add(name, bytes) {
  if (bytes.toString('latin1', 0, 2) === 'PK')
    for (const [path, content] of unzip(bytes)) add(join(name, path), content);
  else if (bytes.toString('hex', 0, 2) === '1f8b') add(name, gunzipSync(bytes));
  else files.set(name, bytes);
}

const isFolder = statSync(report, { throwIfNoEntry: false })?.isDirectory() || basename(report) === 'manifest.json';
const used = new Set();

/** A part of a `.rsdoctor` folder. The manifest names its files by their paths on the machine of the build. */
function partOf(folder, paths) {
  const contents = paths.map((path) => {
    const beside = join(folder, ...path.split(/[\\/]/).slice(-2));
    used.add(beside);
    if (files.has(beside)) return files.get(beside);
    if (isFolder && existsSync(path)) return readFileSync(path);
    throw new Error(`${path} is missing`);
  });
  return unpack(contents.join(''));
}

/** Searches data files, manifests and the JSON of bundle-diff. Says whether the file is one of these. */
function searchJson(name, text) {
  const { data, ...rest } = JSON.parse(text);
  const isReport = data && (rest.clientRoutes || rest.client);
  if (!isReport && !(rest.assets && rest.modules && rest.packages)) return false;
  const folder = rest.client ? dirname(name) : name;
  for (const [part, value] of Object.entries({ ...rest, ...data })) {
    const isPacked = rest.client && part in data && Array.isArray(value);
    attempt(join(folder, part), () =>
      search(join(folder, part), isPacked ? partOf(folder, value) : JSON.stringify(value)),
    );
  }
  return true;
}

/** Searches the HTML of a report or of bundle-diff, where scripts assign each part, and at last the list of pages. */
function searchHtml(name, text) {
  const assigned = [...text.matchAll(/__RSDOCTOR__\s*\.\s*(\w+)\s*=(?!=)\s*(?:(["'])([\w+/=]*)\2)?/g)];
  for (const [, part, , packed] of assigned.filter(([, part]) => !['enableRoutes', 'mode'].includes(part)))
    if (packed !== '') attempt(join(name, part), () => search(join(name, part), unpack(packed ?? '')));
  if (!assigned.some(([, part]) => part === 'enableRoutes')) throw new Error('the report is cut off');
  return true;
}

attempt(report, () => {
  if (texts.length === 0 || texts.some((text) => text.trim() === ''))
    throw new Error('pass a report and texts to look for');
  if (isFolder) {
    const folder = basename(report) === 'manifest.json' ? dirname(report) : report;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
        attempt(name, () => add(name, readFileSync(join(folder, name))));
  } else add('', readFileSync(report));

  let reports = 0;
  for (const [name, bytes] of files) {
    const text = bytes.toString().replace(/^\ufeff/, '');
    attempt(name, () => {
      const isHtml = /^\s*</.test(text) && text.includes('__RSDOCTOR__');
      const isJson = /^\s*\{/.test(text) && /^$|\.json(?:\.gz)?$/.test(name);
      const place = files.size > 1 ? name : '';
      if (!(isHtml ? searchHtml(place, text) : isJson && searchJson(place, text))) return;
      used.add(name);
      reports += 1;
    });
  }
  if (reports === 0) throw new Error('this is no report of Rsdoctor that could be read');

  // What else is there leaves with the report: parts of an earlier build, and other files.
  const others = [...files.keys()].filter((name) => !used.has(name));
  const isPart = (name) => /^\d+$/.test(basename(name));
  for (const folder of new Set(others.filter(isPart).map(dirname)))
    attempt(folder, () => {
      const shards = others.filter((name) => isPart(name) && dirname(name) === folder);
      shards.sort((a, b) => Number(basename(a)) - Number(basename(b)));
      search(folder, unpack(shards.map((name) => files.get(name)).join('')));
    });
  for (const name of others.filter((other) => !isPart(other)))
    attempt(name, () => search(name, files.get(name).toString()));
});

for (const [text, places] of found) {
  const clean = problems.length > 0 ? 'unknown' : 'not found';
  console.log(`${text}: ${places.length > 0 ? `found in ${places.join(', ')}` : clean}`);
  if (places.length > 0) process.exitCode = 1;
}
if (problems.length > 0) {
  console.error(['Not everything could be read:', ...problems].join('\n'));
  process.exitCode = 2;
}
