/** The script that people trust before they publish a report: it never says "not found" of what it did not read. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as allOf } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { deflateSync, gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, it, test } from 'vitest';

const SCRIPT = path.resolve('docs/public/search-report.mjs');
const temp = mkdtempSync(path.join(tmpdir(), 'search-report-'));
afterAll(() => rmSync(temp, { recursive: true }));

const pack = (value: unknown) => deflateSync(JSON.stringify(value)).toString('base64');
let count = 0;
/** Writes files into a folder of their own. @returns the folder */
function folderOf(files: Record<string, string | Uint8Array>): string {
  const folder = path.join(temp, String(count++));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
const fileOf = (name: string, content: string | Uint8Array) => path.join(folderOf({ [name]: content }), name);

/** Runs the script in a thread, which starts sooner than a process. */
async function search(report: string, ...argv: string[]) {
  const script = new Worker(SCRIPT, { argv: [report, ...argv], stdout: true, stderr: true });
  const [[status], stdout, problems] = await Promise.all([
    once(script, 'exit') as Promise<[number]>,
    allOf(script.stdout),
    allOf(script.stderr),
  ]);
  return { status, lines: stdout.split('\n').filter(Boolean), problems };
}

const CODE = { code: 'a marker in code' };
const page = (...scripts: string[]) =>
  `<!doctype html><body>${scripts.map((script) => `<script>${script}</script>`).join(' ')}</body>`;
const PART = `window.__RSDOCTOR__.moduleCodeMap="${pack(CODE)}"`;
const ROUTES = 'window.__RSDOCTOR__.enableRoutes=["Overall"]';
const BRIEF = page('window.__RSDOCTOR__={}', PART, ROUTES);
const DATA = JSON.stringify({ data: { errors: [], moduleCodeMap: CODE }, clientRoutes: ['Overall'] });
const PACKED = pack(CODE);
const MANIFEST = JSON.stringify({
  client: { enableRoutes: ['Overall'] },
  data: { hash: '1', moduleCodeMap: ['0', '1'].map((shard) => `C:\\shop\\dist\\.rsdoctor\\moduleCodeMap\\${shard}`) },
});
const FOLDER = {
  'manifest.json': MANIFEST,
  'moduleCodeMap/0': PACKED.slice(0, 10),
  'moduleCodeMap/1': PACKED.slice(10),
};
const below = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
const zipOf = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
      ]),
    ),
  );

describe('forms of a report', () => {
  const diff = (assign: string) =>
    page(
      'window.__RSDOCTOR__ = {};',
      `window.__RSDOCTOR__.baseline${assign}"${pack({})}";`,
      `window.__RSDOCTOR__.current${assign}"${PACKED}";`,
      'window.__RSDOCTOR__.enableRoutes = ["BundleDiff"];',
      "window.__RSDOCTOR__.mode = 'diff';",
    );
  test.each<[string, string, string]>([
    ['the page of Brief mode', fileOf('report.html', BRIEF), 'moduleCodeMap'],
    [
      'a page that a formatter changed',
      fileOf('report.html', BRIEF.replaceAll(/(__RSDOCTOR__(?:\.\w+)?)=/g, '$1\n =\n  ')),
      'moduleCodeMap',
    ],
    ['a page with single quotes', fileOf('report.html', BRIEF.replaceAll('"', "'")), 'moduleCodeMap'],
    ['a page of another name', fileOf('index.htm', BRIEF), 'moduleCodeMap'],
    ['the page of bundle-diff', fileOf('diff.html', diff(' = ')), 'current'],
    ['the page of bundle-diff, minified', fileOf('diff.html', diff('=')), 'current'],
    ['the data of Brief mode', fileOf('data.json', DATA), 'moduleCodeMap'],
    ['data with a byte order mark', fileOf('data.json', `\ufeff${DATA}`), 'moduleCodeMap'],
    ['packed data', fileOf('data.json.gz', gzipSync(DATA)), 'moduleCodeMap'],
    [
      'the data of bundle-diff',
      fileOf('diff.json', JSON.stringify({ assets: {}, modules: CODE, packages: {} }, null, 2)),
      'modules',
    ],
    ['a folder that was moved', folderOf(FOLDER), 'moduleCodeMap'],
    ['its manifest', path.join(folderOf(FOLDER), 'manifest.json'), 'moduleCodeMap'],
    ['a zip of the folder', fileOf('artifact.zip', zipOf(below('.rsdoctor', FOLDER))), '.rsdoctor/moduleCodeMap'],
    ['a zip of a page', fileOf('artifact.zip', zipOf({ 'a/report.html': BRIEF })), 'moduleCodeMap'],
    [
      'a zip of packed data',
      fileOf('a.zip', zipOf({ 'data.json.gz': gzipSync(DATA), a: '' })),
      'data.json.gz/moduleCodeMap',
    ],
    ['a zip in a zip', fileOf('artifact', zipOf({ 'a.zip': zipOf({ 'data.json': DATA }) })), 'moduleCodeMap'],
    [
      'several compilers in one folder',
      folderOf({ ...FOLDER, ...below('.slaves/server', FOLDER) }),
      '.slaves/server/moduleCodeMap, moduleCodeMap',
    ],
    [
      'what an earlier build left beside the data',
      folderOf({ 'manifest.json': '{"client":{},"data":{}}', 'moduleCodeMap/0': PACKED }),
      'moduleCodeMap',
    ],
    [
      'another file beside a report',
      folderOf({ 'data.json': '{"data":{},"clientRoutes":[]}', 'main.js': 'marker' }),
      'main.js',
    ],
  ])('finds a text in %s', async (_, report, place) => {
    const { status, lines, problems } = await search(report, 'marker', 'no such text');
    expect(lines.map((line) => line.replaceAll('\\', '/'))).toEqual([
      `marker: found in ${place}`,
      'no such text: not found',
    ]);
    expect([status, problems]).toEqual([1, '']);
  });

  it('ends with 0 if no text is found', async () => {
    const report = fileOf('report.html', BRIEF);
    expect(await search(report, 'no such text')).toEqual({
      status: 0,
      lines: ['no such text: not found'],
      problems: '',
    });
  });
});

describe('the ways in which code is written down', () => {
  const stored = (code: unknown) => fileOf('report.html', page(`window.__RSDOCTOR__.loader="${pack(code)}"`, ROUTES));
  const text = 'if (name === "größe" && <T>price\n  > 1) open("C:\\new\\tools")';
  test.each<[string, string]>([
    ['as it is', text],
    ['in capitals', text.toUpperCase()],
    ['as a string in code (eval)', `eval(${JSON.stringify(text)})`],
    ['as JSON in JSON in JSON', JSON.stringify(JSON.stringify(text))],
    ['with \\uXXXX', text.replaceAll('ö', '\\u00f6').replaceAll('ß', '\\u00DF').replaceAll('<', '\\u003c')],
    ['with \\xXX and \\u{X}', text.replaceAll('ö', '\\xf6').replaceAll('ß', '\\u{df}')],
    [
      'with entities',
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&#34;').replaceAll('>', '&#x3E;'),
    ],
    ['percent-encoded', encodeURIComponent(text)],
    [
      'in an inline source map',
      `//# sourceMappingURL=data:;base64,${Buffer.from(JSON.stringify(text)).toString('base64')}`,
    ],
    [
      'with the colors of a terminal',
      text.replace('name', '\u001b[31mname\u001b[39m').replace('open', '\u001b[1mopen'),
    ],
    ['with decomposed letters, as macOS names files', text.normalize('NFD')],
    ['on lines of Windows', text.replaceAll('\n', '\r\n')],
  ])('finds a text %s', async (_, code) => {
    const lines = `${text}: found in loader`.split('\n');
    expect(await search(stored({ code }), text)).toEqual({ status: 1, lines, problems: '' });
  });

  it('finds a part of a Windows path, and a path with doubled backslashes', async () => {
    const report = stored({ path: 'C:\\users\\new\\tools.js', nested: JSON.stringify('D:\\uabcd\\names') });
    const parts = ['tools.js', 'new\\tools', 'C:\\\\users\\\\new', 'C:\\users', 'uabcd', 'names'];
    expect((await search(report, ...parts)).lines).toEqual(parts.map((part) => `${part}: found in loader`));
  });
});

describe('what could not be read', () => {
  const without = (name: keyof typeof FOLDER) =>
    folderOf(Object.fromEntries(Object.entries(FOLDER).filter(([file]) => file !== name)));
  const zip = zipOf(below('.rsdoctor', FOLDER));
  const encrypted = Uint8Array.from(zip);
  encrypted[encrypted.findIndex((_, at) => zip[at] === 0x50 && zip[at + 2] === 1 && zip[at + 3] === 2) + 8]! |= 1;
  test.each<[string, string, RegExp]>([
    ['a file that does not exist', path.join(temp, 'nothing.html'), /ENOENT/],
    ['an empty file', fileOf('report.html', ''), /no report/],
    ['an empty folder', folderOf({ 'a/b.txt': '' }), /no report/],
    ['another page', fileOf('index.html', '<!doctype html><p>marker'), /no report/],
    ['another JSON file', fileOf('package.json', '{"name":"marker"}'), /no report/],
    ['the stats of a bundler', fileOf('stats.json', '{"assets":[],"chunks":[],"modules":["marker"]}'), /no report/],
    ['an image', fileOf('report.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)), /no report/],
    [
      'a page that was cut off within a part',
      fileOf('report.html', BRIEF.slice(0, BRIEF.indexOf(PACKED) + 9)),
      /moduleCodeMap/,
    ],
    ['a page that was cut off between parts', fileOf('report.html', page(PART)), /cut off/],
    [
      'a page with a part that is damaged',
      fileOf('report.html', BRIEF.replace(PACKED, PACKED.slice(0, 8) + PACKED.slice(12))),
      /moduleCodeMap/,
    ],
    ['a page with data behind a part', fileOf('report.html', BRIEF.replace(PACKED, pack(1) + PACKED)), /moduleCodeMap/],
    ['a page whose scripts are escaped', fileOf('report.html', BRIEF.replaceAll('"', '&quot;')), /moduleCodeMap/],
    ['data that was cut off', fileOf('data.json', DATA.slice(0, -9)), /JSON/],
    [
      'data that was cut off, in a folder',
      folderOf({ 'data.json': DATA.slice(0, -9), 'report.html': BRIEF.replace(PACKED, pack(1)) }),
      /data\.json.*JSON/,
    ],
    ['a folder without a file that its manifest names', without('moduleCodeMap/1'), /moduleCodeMap\\1 is missing/],
    ['a manifest alone', fileOf('manifest.json', MANIFEST), /moduleCodeMap\\0 is missing/],
    ['a folder without its manifest', without('manifest.json'), /no report/],
    [
      'a folder with a damaged manifest',
      folderOf({ ...FOLDER, 'manifest.json': MANIFEST.slice(0, -9) }),
      /manifest\.json.*JSON/,
    ],
    ['half a part that an earlier build left', folderOf({ ...FOLDER, 'loader/1': PACKED.slice(10) }), /loader/],
    ['a zip that was cut off', fileOf('artifact.zip', zip.subarray(0, -30)), /cut off/],
    ['an encrypted zip', fileOf('artifact.zip', encrypted), /encrypted/],
    ['a zip without a part', fileOf('artifact.zip', zipOf({ 'manifest.json': MANIFEST })), /missing/],
    ['a packed file that was cut off', fileOf('data.json.gz', gzipSync(DATA).subarray(0, -9)), /end of file/],
  ])('ends with 2 for %s', async (_, report, problem) => {
    const { status, lines, problems } = await search(report, 'no such text');
    expect({ status, lines }).toEqual({ status: 2, lines: ['no such text: unknown'] });
    expect(problems).toMatch(problem);
  });

  it('still says what it found in the rest', async () => {
    const report = folderOf({ ...FOLDER, 'loader/1': 'damaged' });
    expect(await search(report, 'marker')).toMatchObject({ status: 2, lines: ['marker: found in moduleCodeMap'] });
  });

  it.each([[[]], [['']], [['marker', ' ']]])('asks for texts instead of searching for %j', async (texts) => {
    expect(await search(fileOf('data.json', DATA), ...texts)).toMatchObject({
      status: 2,
      problems: expect.stringMatching(/texts/),
    });
  });
});
