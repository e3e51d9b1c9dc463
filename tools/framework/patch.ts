/** What a change to Rspress's insides is, and how it says that Rspress has changed under it. */
import type { RspressPlugin } from '@rspress/core';
import { Problem } from '../lib/problem.ts';
import type { Anchor } from './anchors.ts';
import type { BootParts } from './boot.ts';
import type { FontUse } from './fonts.ts';
import type { HtmlPass } from './html-pass.ts';

/** The names of all patches, in the order in which they are put in. */
export const PATCH_NAMES = [
  'locale-redirect',
  'theme-script',
  'hydrate',
  'page-entries',
  'router',
  'head',
  'fonts',
  'unused-styles',
] as const;
export type PatchName = (typeof PATCH_NAMES)[number];

/** Names the patches that are left out, separated by commas; `all` for every one. */
export const OFF_VARIABLE = 'RSPRESS_PATCHES_OFF';

/** What the patches of one build share. */
export interface Build {
  html: HtmlPass;
  /** What is left out in this build. */
  off: ReadonlySet<PatchName>;
  boot: BootParts;
  /** How the site uses its font; without, it has none of its own. */
  fonts: FontUse | undefined;
}

/** One change to Rspress's insides. */
export interface Patch {
  name: PatchName;
  /** Everything of the installed packages that it builds upon. */
  anchors: Anchor[];
  /** Whether the site has what it changes; if not given, every site has. */
  isWanted?: (build: Build) => boolean;
  plugin: (build: Build) => RspressPlugin;
}

/** What to do about a patch that Rspress has outgrown. */
const remedy = (name: PatchName) =>
  `bring tools/framework/${name}.ts up to date (tools/framework/README.md says what it leans on), or build without it: ${OFF_VARIABLE}=${name}`;

/** Stops the build: the patch found nothing to patch, or something else than it expects. */
export class PatchError extends Problem {
  constructor(name: PatchName, what: string, details: { expected: string; seen: string }) {
    super(`patch "${name}"`, what, { ...details, fix: remedy(name) });
  }
}

/**
 * The patches that are left out.
 * @param value of the environment variable
 * @throws on a name that no patch has
 */
export function patchesOff(value: string | undefined): Set<PatchName> {
  const names = (value ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.includes('all')) return new Set(PATCH_NAMES);
  for (const name of names)
    if (!PATCH_NAMES.includes(name as PatchName))
      throw new Problem(OFF_VARIABLE, `no patch is called "${name}"`, { expected: ['all', ...PATCH_NAMES].join(', ') });
  return new Set(names as PatchName[]);
}
