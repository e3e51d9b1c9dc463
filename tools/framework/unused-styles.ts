import type { Patch } from './patch.ts';
import { replaceModules, type StandIn } from './stand-in.ts';
import { inProduction } from './with-rsbuild.ts';

/** Style sheets of the stock theme, as the modules that ask for them write it. */
const UNUSED = [
  'nprogress/nprogress.css',
  './vars/brand-vars.css',
  './vars/shiki-vars.css',
  './vars/code-vars.css',
  './vars/home-vars.css',
  './vars/base-vars.css',
  './scrollbar.css',
  './shiki.css',
];
const OF_BADGES = './index.css';

/** Folders of the stock theme, by the end of their paths. */
const STYLES = /@rspress[\\/]core[\\/]dist[\\/]theme[\\/]styles$/;
const BADGE = /@rspress[\\/]core[\\/]dist[\\/]theme[\\/]components[\\/]Badge$/;

const nothingFor = (request: string, askedBy: RegExp): StandIn => ({
  request: new RegExp(`^${request.replaceAll('.', '\\.')}$`),
  file: 'nothing.css',
  askedBy,
  isCommon: true,
  times: 1,
});

/**
 * Leaves out stock style sheets for parts that the theme draws itself (bars to scroll by, marked lines of code, badges,
 * the bar of a slow page) and the stock values of all variables, in place of which theme/styles/tokens.css has its own.
 */
export const unusedStyles: Patch = {
  name: 'unused-styles',
  anchors: [
    // One that is new must be looked at: the last one is what remains.
    { file: '@rspress/core/dist/theme/styles/index.js', runs: [...UNUSED, './base.css'] },
    { file: '@rspress/core/dist/theme/components/Badge/index.js', runs: [OF_BADGES] },
  ],
  plugin: (build) =>
    inProduction(
      'unused-styles',
      replaceModules(
        'unused-styles',
        [...UNUSED.map((request) => nothingFor(request, STYLES)), nothingFor(OF_BADGES, BADGE)],
        build,
      ),
    ),
};
