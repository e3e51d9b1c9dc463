/** The reader's bundler. All pages and all blocks of tabs of this group share the choice. */

/** `groupId` of the tabs that show the same for either bundler. */
export const BUNDLER_GROUP = 'bundler';

/** The tabs of that group, in order, which a check enforces in pages. */
export const BUNDLERS = ['Rspack', 'webpack'] as const;
