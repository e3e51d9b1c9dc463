/** The choice between bundlers: one for all pages, and the same as that of every block of tabs of this group. */

/** `groupId` of the tabs that show the same for either bundler. */
export const BUNDLER_GROUP = 'bundler';

/** The tabs of that group, in order; a check holds pages to it. */
export const BUNDLERS = ['Rspack', 'webpack'] as const;
