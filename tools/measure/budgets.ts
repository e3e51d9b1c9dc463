/** Byte budgets of the site (DESIGN.md), in bytes after brotli 11; enforced by tests/unit/tools/measure/budgets.test.ts. */
export const BUDGETS = {
  /** Scripts before the reader's first sign of interest, inline ones included. */
  scriptBefore: 15_000,
  /** Scripts on the first load of a page, after interest. */
  scriptDoc: 100_000,
  scriptHome: 105_000,
  css: 12_000,
  /** All bytes of a doc page before interest, without pictures and font. */
  before: 40_000,
  /** Each font file that a page asks for. */
  font: 20_000,
  /** HTML of quick-start, compressed and as it is. */
  html: 8_000,
  htmlRaw: 80_000,
} as const;
