/** A report as it is known here, whatever file it came in. */
import { Fault } from './fault.ts';
import { type Fields, fieldsOf, isFields, rowsOf } from './shape.ts';

export type Kind = 'json' | 'html' | 'folder' | 'stats';

export interface OpenedReport {
  kind: Kind;
  /** Name of the file or folder, for the reader. */
  name: string;
  /** The data by part: `errors`, `moduleGraph`, `loader` … For `stats`, the bundler's own fields. */
  parts: Fields;
  /** The pages that the report has. */
  routes: string[];
}

/** Pages as the 2.x plugins name them, and the 1.6 client. */
const RENAMED: Readonly<Record<string, string>> = {
  'Compile.Loaders': 'Compile.WebpackLoaders',
  'Compile.Plugins': 'Compile.WebpackPlugins',
};

/** The pages of a report in the names of the client, from what the file says. */
export const routesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [])
    .filter((route): route is string => typeof route === 'string')
    .map((route) => RENAMED[route] ?? route);

/**
 * Whether a bundler wrote this: the two lists by which the report's client tells it, in an object that no plugin of
 * Rsdoctor wraps.
 */
export const isStats = (value: unknown): value is Fields =>
  isFields(value) && Array.isArray(value.assets) && Array.isArray(value.chunks);

/** The shape of each part that the client reads without a look at it: a list of rows, or fields with such lists. */
const SHAPES: Readonly<Record<string, true | readonly string[]>> = {
  errors: true,
  configs: true,
  loader: true,
  resolver: true,
  moduleGraph: ['modules', 'dependencies', 'moduleGraphModules'],
  chunkGraph: ['assets', 'chunks', 'entrypoints'],
  packageGraph: ['packages', 'dependencies'],
  plugin: [],
  moduleCodeMap: [],
  summary: ['costs'],
};

const isRows = (value: unknown): boolean => value == null || (Array.isArray(value) && value.every(isFields));

const isOfShape = (value: unknown, shape: true | readonly string[]): boolean =>
  shape === true ? isRows(value) : value == null || (isFields(value) && shape.every((list) => isRows(value[list])));

/**
 * Stops at data that the client would show half, or fail at: without the lists that every report has, or with a part
 * that is something else, as after a mix-up of files.
 * @throws Fault
 */
export function checkParts({ name, parts, kind }: OpenedReport): void {
  const lists = kind === 'stats' ? { assets: true, chunks: true, modules: true } : SHAPES;
  const odd = Object.entries(lists).find(
    ([part, shape]) => Object.hasOwn(parts, part) && !isOfShape(parts[part], shape),
  );
  if (odd || Object.hasOwn(parts, '__proto__')) throw new Fault('brokenPart', name, odd?.[0] ?? '__proto__');
  if (kind === 'stats') {
    if (rowsOf(parts.assets).length === 0 || rowsOf(parts.chunks).length === 0 || !Array.isArray(parts.modules))
      throw new Fault('statsTooThin', name);
    return;
  }
  const graphs = [fieldsOf(parts.chunkGraph).assets, fieldsOf(parts.moduleGraph).modules];
  const hasGraphs = graphs.every(Array.isArray);
  const hasOther = Array.isArray(parts.loader) || isFields(parts.plugin);
  if (!Array.isArray(parts.errors) || !(hasGraphs || hasOther))
    throw new Fault('unknownShape', name, Object.keys(parts).slice(0, 12).join(', '));
}
