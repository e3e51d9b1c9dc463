/** A report as it is known here, whatever file it came in. */
import { type Fields, isFields } from '../../../../outside.ts';
import { Fault } from './fault.ts';
import { fieldsOf, rowsOf } from './shape.ts';

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

/**
 * Stops at data that the client would show half: without the lists that every report has.
 * @throws Fault
 */
export function checkParts({ name, parts, kind }: OpenedReport): void {
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
