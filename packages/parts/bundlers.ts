/** What readers choose by the switch "Show for". Free of React and Node: build, checks and tests import it. */
import type { Bundler } from './bundler/names.ts';

export { BUNDLER_GROUP, type Bundler } from './bundler/names.ts';

/** The choices, in the order of the switch, each with the version of Rsbuild that has it. */
export const BUNDLERS = [
  { name: 'Rspack 2', rsbuild: 'Rsbuild 2' },
  { name: 'Rspack 1', rsbuild: 'Rsbuild 1' },
  { name: 'webpack' },
] as const satisfies readonly { name: Bundler; rsbuild?: string }[];

/** The bundlers without their versions: both versions of Rspack raise the same alerts. */
export const PROGRAMS: readonly string[] = [...new Set(BUNDLERS.map(({ name }) => name.replace(/ \d$/, '')))];

/** A bundler among the choices of bundler/names.ts. */
export const addressName = (name: Bundler): string => name.toLowerCase().replace(' ', '-');

const NAMES: readonly Bundler[] = BUNDLERS.map(({ name }) => name);

/** Attribute of what is for some bundlers alone, with their {@link labelOf}; bundler.css hides it from readers of others. */
export const FOR = 'data-for';

/** Whether a name is that of a bundler, or of its versions together: `Rspack` is Rspack 2 and Rspack 1. */
const stands = (name: string) => (bundler: Bundler) => bundler === name || bundler.startsWith(`${name} `);

/**
 * The bundlers that a text names: `Rspack`, `Rspack 2`, `Rspack 1, webpack`.
 * @returns undefined if a name is not known
 */
export function bundlersIn(text: string): Bundler[] | undefined {
  const names = text.split(',').map((name) => name.trim());
  if (!names.every((name) => NAMES.some(stands(name)))) return undefined;
  return NAMES.filter((bundler) => names.some((name) => stands(name)(bundler)));
}

/** The shortest text that names these bundlers; empty when it is all of them. */
export function labelOf(bundlers: readonly Bundler[]): string {
  if (bundlers.length === NAMES.length) return '';
  const isRspack = bundlers.includes('Rspack 2') && bundlers.includes('Rspack 1');
  return isRspack ? 'Rspack' : bundlers.join(', ');
}
