/**
 * The one door to Rspress's insides, for the build; theme/framework has the browser's half. README.md has the table.
 */
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { slipsOf } from './anchors.ts';
import { bootParts, pluginBoot } from './boot.ts';
import { type FontUse, fonts } from './fonts.ts';
import { head } from './head.ts';
import { HtmlPass } from './html-pass.ts';
import { hydrate } from './hydrate.ts';
import { localeRedirect } from './locale-redirect.ts';
import { pageEntries } from './page-entries.ts';
import { type Build, OFF_VARIABLE, type Patch, PatchError, patchesOff } from './patch.ts';
import { router } from './router.ts';
import { themeScript } from './theme-script.ts';
import { unusedStyles } from './unused-styles.ts';

/** Every patch, in the order in which they are put in. */
export const PATCHES: readonly Patch[] = [
  localeRedirect,
  themeScript,
  hydrate,
  pageEntries,
  router,
  head,
  fonts,
  unusedStyles,
];

const MODULES = path.join(import.meta.dirname, '../../node_modules');

/**
 * Stops the build when the installed packages are not what a patch builds upon.
 * @param modules the node_modules folder to look into
 * @throws PatchError for the first anchor that does not hold
 */
export function checkAnchors(patches: readonly Patch[], modules: string = MODULES): void {
  for (const { name, anchors } of patches)
    for (const { where, expected, seen } of slipsOf(anchors, modules))
      throw new PatchError(name, `${where} is not as it was`, { expected, seen });
}

interface Options {
  /** The pass over the pages to which the patches add their steps; others may add theirs. */
  html?: HtmlPass;
  fonts?: FontUse;
  env?: NodeJS.ProcessEnv;
}

/** The boot scripts, all patches that are not switched off, and the pass over the pages, as Rspress plugins. */
export function framework({ html = new HtmlPass(), fonts, env = process.env }: Options = {}): RspressPlugin[] {
  const build: Build = { html, boot: bootParts(), off: patchesOff(env[OFF_VARIABLE]), fonts };
  const on = PATCHES.filter(({ name, isWanted }) => !build.off.has(name) && (isWanted?.(build) ?? true));
  const check: RspressPlugin = {
    name: 'rsdoctor:framework',
    config(config, _utils, isProd) {
      if (!isProd) return config;
      checkAnchors(on);
      // What patches find and count they do not find in modules out of a cache; records of pages depend on other pages
      // too.
      const performance = { ...config.builderConfig?.performance, buildCache: false };
      return { ...config, builderConfig: { ...config.builderConfig, performance } };
    },
  };
  return [check, pluginBoot(build), ...on.map((patch) => patch.plugin(build)), html.plugin()];
}
