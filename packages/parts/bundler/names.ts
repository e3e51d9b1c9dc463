/** What the scripts need to know of the bundlers; bundlers.ts has the rest. */

export type Bundler = 'Rspack 2' | 'Rspack 1' | 'webpack';

/** `groupId` of tabs whose labels are bundlers, and of the choice among all. */
export const BUNDLER_GROUP = 'bundler';

/**
 * The choices, as an address has them: `?bundler=rspack-1`. One is stored as a place in this list; earlier pages stored 0 for
 * Rspack, and 1 for webpack.
 */
export const CHOICES: readonly string[] = ['rspack-2', 'webpack', 'rspack-1'];
