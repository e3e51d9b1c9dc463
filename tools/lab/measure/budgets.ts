/** Byte budgets of the site (DESIGN.md), brotli 11, kB of 1000 bytes; tests/built/bytes.test.ts holds the built pages to them. */
export const BUDGETS = {
  /** Scripts before the reader's first sign of interest, inline ones included. */
  scriptBefore: 15_000,
  /** All scripts of the first load of a page, once React runs. */
  scriptDoc: 100_000,
  scriptHome: 105_000,
  css: 12_000,
  /** A page before interest, without pictures and font. */
  before: 40_000,
  /** The one font file of a page. */
  font: 20_000,
  /** HTML of quick-start, in each language. */
  html: 8_000,
  htmlRaw: 80_000,
} as const;
