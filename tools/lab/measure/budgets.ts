/**
 * Byte budgets of the site, brotli 11, kB of 1000 bytes; tests/built/bytes.test.ts holds the built pages to them. They
 * are for the frame: what a page says is never too long.
 */
export const BUDGETS = {
  /** Scripts before the reader's first sign of interest, inline ones included. */
  scriptBefore: 8_000,
  /** All scripts of the first load once React runs, without the page's own: on the home page with it. */
  scriptDoc: 95_000,
  scriptHome: 100_000,
  css: 13_000,
  /** The one font file of a page. */
  font: 20_000,
  /**
   * The HTML of a page without its text and the list of its headings: head, header, sidebar, footer. The markup of the
   * text grows with the text (by 10 to 50 % of the Markdown), and the list with the headings, so they are no part of a
   * budget; a page of usual length stays below its Markdown twin and 5.5 kB.
   */
  htmlFrame: 4_000,
  /** Quick start before interest, with its font. */
  quickStart: 45_000,
} as const;

/** The page that `quickStart` is for. */
export const QUICK_START = '/guide/start/quick-start';
