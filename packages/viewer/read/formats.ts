/** Reads each form of a report. Nothing from a file is run. */
import { Fault } from './fault.ts';
import { unpackedBytes } from './limits.ts';
import { isBareStats, isStats, type OpenedReport, routesOf, SIDES, type Side, thinStats } from './report.ts';
import { type Fields, fieldsOf, isFields, rowsOf, stringOf } from './shape.ts';
import { unpack } from './unpack.ts';

/** Is told how many steps are done. */
export type OnStep = (done: number, of: number) => void;

/** Reads the text of a file by its path in the report's folder, with `/`; undefined if it is missing. */
export type ReadText = (path: string) => Promise<string | undefined>;

/** Unpacks the parts of a report, which share one limit of bytes. */
function partUnpacker(name: string): (part: string, packed: string) => Promise<unknown> {
  const count = unpackedBytes(name);
  return async (part, packed) => {
    try {
      return await unpack(packed, count);
    } catch (error) {
      throw error instanceof Fault ? error : new Fault('brokenPart', name, part);
    }
  };
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const line = lineAround(text);
    throw line ? new Fault('textAround', name, line) : new Fault('brokenJson', name, (error as Error).message);
  }
}

/** Whether a text is JSON. */
export const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** A line that begins an object. Blanks of its own line alone: with `\s`, each of many empty lines would look through all the others. */
export const OBJECT = /^[ \t]*\{/m;

/** A line before or behind the JSON object of a text, as package managers print; undefined where there is no object. */
export function lineAround(text: string): string | undefined {
  const from = text.search(OBJECT);
  const to = text.lastIndexOf('}') + 1;
  const around = from === -1 ? '' : `${text.slice(0, from)}\n${text.slice(to)}`.trim();
  return around && isJson(text.slice(from, to)) ? around.split('\n')[0]!.trim().slice(0, 80) : undefined;
}

/**
 * Stats without files and chunks of their own: those of several compilers or environments, of which one alone is read, or
 * of a build that failed.
 * @throws Fault when not one compiler is in it
 */
function readBareStats(name: string, stats: Fields): OpenedReport {
  const children = rowsOf(stats.children);
  const [only] = children;
  if (children.length === 1 && isStats(only)) return { kind: 'stats', name, parts: only, routes: [] };
  if (children.some(isStats))
    throw new Fault(
      'severalStats',
      name,
      children.map((child, index) => stringOf(child.name) || `${index}`).join(', '),
    );
  throw thinStats(name, only ?? stats);
}

/**
 * A `.json` file: the data file of Brief mode, or the stats of a bundler.
 * @throws Fault when it is neither
 */
export function readJson(name: string, text: string): OpenedReport {
  const read = parse(name, text);
  // A list holds the stats of several compilers, which bundlers otherwise write below `children`.
  const value = Array.isArray(read) ? { children: read } : read;
  if (isFields(value) && isFields(value.data) && Array.isArray(value.clientRoutes))
    return { kind: 'json', name, parts: value.data, routes: routesOf(value.clientRoutes) };
  if (isStats(value)) return { kind: 'stats', name, parts: value, routes: [] };
  if (isBareStats(value)) return readBareStats(name, value);
  if (isFields(value) && isFields(value.data) && isFields(value.client)) throw new Fault('manifestAlone', name);
  throw new Fault('foreignJson', name, Object.keys(fieldsOf(read)).slice(0, 6).join(', '));
}

/** The scripts of a page: the plugins assign each part, as a text or a list, to `window.__RSDOCTOR__.NAME`. */
const ASSIGNED = /window\.__RSDOCTOR__\.(\w+)\s*=\s*("[^"<]*"|\[[^[\]<]*\])/g;

/**
 * `rsdoctor-report.html`, or one of the two reports in a comparison that `rsdoctor bundle-diff --html` has written.
 * @param side the one to be read of a comparison
 * @throws Fault when it holds no report, or two and none is asked for
 */
export async function readHtml(name: string, html: string, onStep: OnStep, side?: Side): Promise<OpenedReport> {
  const found = [...html.matchAll(ASSIGNED)].map(([, part = '', source = '']) => [part, source] as const);
  const routes = found.find(([part]) => part === 'enableRoutes');
  const packed = found.filter(([part]) => part !== 'enableRoutes');
  if (!routes || packed.length === 0)
    throw new Fault(html.includes('window.__RSDOCTOR__') ? 'brokenPart' : 'foreignHtml', name, 'enableRoutes');
  const isComparison = SIDES.every((one) => packed.some(([part]) => part === one));
  if (isComparison && !side) throw new Fault('comparison', name);
  const parts = new Map<string, unknown>();
  const unpackPart = partUnpacker(name);
  for (const [index, [part, source]] of packed.entries()) {
    if (side && part !== side) continue;
    onStep(index, packed.length);
    const text = parse(name, source);
    parts.set(part, typeof text === 'string' && text ? await unpackPart(part, text) : undefined);
  }
  return {
    kind: 'html',
    name,
    parts: side ? fieldsOf(parts.get(side)) : Object.fromEntries(parts),
    routes: routesOf(parse(name, routes[1])),
  };
}

/** The last segments of a path, of Windows too. */
const tailOf = (file: string, segments: number) => file.split(/[\\/]/).slice(-segments).join('/');

/**
 * A `.rsdoctor` folder. Its manifest names each shard by its path on the build's machine. The last two segments (folder
 * of the part, shard) find it here, or the last one if the part is a single file.
 * @param fileOf gives a file of the folder by its path in it
 * @throws Fault when shards are missing or broken
 */
export async function readFolder(
  name: string,
  manifestText: string,
  fileOf: ReadText,
  onStep: OnStep,
): Promise<OpenedReport> {
  const manifest = parse(name, manifestText);
  const data = fieldsOf(isFields(manifest) ? manifest.data : undefined);
  const client = fieldsOf(isFields(manifest) ? manifest.client : undefined);
  const entries = Object.entries(data);
  if (entries.length === 0 || !Array.isArray(client.enableRoutes))
    throw new Fault('foreignJson', name, Object.keys(fieldsOf(manifest)).slice(0, 6).join(', '));
  const parts = new Map<string, unknown>();
  const unpackPart = partUnpacker(name);
  const missing: string[] = [];
  let shardCount = 0;
  for (const [index, [part, value]] of entries.entries()) {
    onStep(index, entries.length);
    if (!Array.isArray(value)) {
      parts.set(part, value);
      continue;
    }
    const paths = value.map((file) => tailOf(stringOf(file), 2));
    shardCount += paths.length;
    const shards = await Promise.all(paths.map(async (path) => (await fileOf(path)) ?? fileOf(tailOf(path, 1))));
    const lost = paths.filter((_, at) => shards[at] === undefined);
    missing.push(...lost);
    if (lost.length === 0 && paths.length > 0) parts.set(part, await unpackPart(part, shards.join('')));
  }
  if (missing.length > 0 && missing.length === shardCount) throw new Fault('manifestAlone', name);
  if (missing.length > 0) throw new Fault('missingParts', name, missing.slice(0, 6).join(', '));
  return { kind: 'folder', name, parts: Object.fromEntries(parts), routes: routesOf(client.enableRoutes) };
}
