import { Fault } from './fault.ts';
import { type Fields, fieldsOf, isFields, numberOf, rowsOf, stringOf } from './shape.ts';

export type Kind = 'json' | 'html' | 'folder' | 'stats';

/** The two reports of a finished comparison. */
export const SIDES = ['baseline', 'current'] as const;
export type Side = (typeof SIDES)[number];

export interface OpenedReport {
  kind: Kind;
  /** Name of the file or folder, for the reader. */
  name: string;
  /** The data by part: `errors`, `moduleGraph`, `loader` … For `stats`, the bundler's own fields. */
  parts: Fields;
  /** The pages that the report has. */
  routes: string[];
}

/** The names of pages in 2.x, and in the client, which is 1.6. */
const RENAMED: Readonly<Record<string, string>> = {
  'Compile.Loaders': 'Compile.WebpackLoaders',
  'Compile.Plugins': 'Compile.WebpackPlugins',
};

/** The pages of a report by the client's names. */
export const routesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [])
    .filter((route): route is string => typeof route === 'string')
    .map((route) => RENAMED[route] ?? route);

/** Whether a bundler wrote this. The report's client looks for the same two lists. */
export const isStats = (value: unknown): value is Fields =>
  isFields(value) && Array.isArray(value.assets) && Array.isArray(value.chunks);

const ESCAPE = String.fromCharCode(27);
/** A text as it stands in a terminal, without the codes of its colours. */
const withoutColours = (text: string) => text.replaceAll(new RegExp(`${ESCAPE}\\[[\\d;]*m`, 'g'), '');

/**
 * The first line of the first error in stats: why a build failed. Undefined where it has none.
 * webpack 4 writes errors as texts.
 */
function failureOf(stats: Fields): string | undefined {
  const [error] = Array.isArray(stats.errors) ? (stats.errors as unknown[]) : [];
  if (error === undefined) return numberOf(stats.errorsCount) > 0 ? '' : undefined;
  const text = stringOf(isFields(error) ? error.message : error);
  const [line = ''] = withoutColours(text).trim().split('\n');
  return line.slice(0, 200);
}

const isThin = (value: unknown): value is Fields =>
  isFields(value) &&
  ((Array.isArray(value.errors) && Array.isArray(value.warnings)) ||
    ['errorsCount', 'warningsCount'].some((count) => typeof value[count] === 'number'));

/** Whether a bundler wrote this, though without what makes stats of use, as the presets `errors-only` and `summary` do. */
export const isBareStats = (value: unknown): value is Fields =>
  isThin(value) || (isFields(value) && rowsOf(value.children).some((child) => isStats(child) || isThin(child)));

/** Ends the reading of stats that do not say what is in the build. */
export function thinStats(name: string, stats: Fields): Fault {
  const failure = failureOf(stats);
  return failure === undefined ? new Fault('statsTooThin', name) : new Fault('statsFailed', name, failure);
}

/** The parts that the client reads unchecked: lists of rows (true), or objects with such lists. */
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
 * Refuses data that the client would show in part or fail at.
 * @throws Fault when a list is missing that every report has, or a part has another shape
 */
export function checkParts({ name, parts, kind }: OpenedReport): void {
  const lists = kind === 'stats' ? { assets: true, chunks: true, modules: true } : SHAPES;
  const odd = Object.entries(lists).find(
    ([part, shape]) => Object.hasOwn(parts, part) && !isOfShape(parts[part], shape),
  );
  if (odd || Object.hasOwn(parts, '__proto__')) throw new Fault('brokenPart', name, odd?.[0] ?? '__proto__');
  if (kind === 'stats') {
    if (rowsOf(parts.assets).length === 0 || rowsOf(parts.chunks).length === 0 || !Array.isArray(parts.modules))
      throw thinStats(name, parts);
    return;
  }
  const graphs = [fieldsOf(parts.chunkGraph).assets, fieldsOf(parts.moduleGraph).modules];
  const hasGraphs = graphs.every(Array.isArray);
  const hasOther = Array.isArray(parts.loader) || isFields(parts.plugin);
  if (!Array.isArray(parts.errors) || !(hasGraphs || hasOther))
    throw new Fault('unknownShape', name, Object.keys(parts).slice(0, 12).join(', '));
}
