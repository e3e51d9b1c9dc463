/**
 * What a picture of the report is: what to open, what to do there, what to photograph. Plain data, because the
 * ledger holds a hash of it.
 *
 * Selectors are Playwright's. Class names with a hash are matched by their fixed part: `[class*=assetBox]`.
 */

/**
 * The reports of the pictures. Most are opened with `rsdoctor analyze`. `app-…` are reports of the application in
 * docs/generated/open-mct.json, which is not built here (stage.ts). `diff` is the HTML of `rsdoctor bundle-diff`, `viewer` the
 * page /preview/ of the built site (page-camera.ts).
 */
export const REPORTS = [
  'rspack',
  'webpack',
  'baseline',
  'current',
  'diff',
  'viewer',
  'app-before',
  'app-small',
] as const;
export type ReportName = (typeof REPORTS)[number];

/** One thing to do in the report. */
export type Step =
  | { click: string; at?: readonly [x: number, y: number] }
  | { hover: string }
  | { fill: string; value: string }
  | { press: string }
  | { wait: string }
  /** Moves the mouse into an element. The place is a share of the element's width and height. */
  | { point: string; at: readonly [x: number, y: number] };

/** What gets a number: an element, or a point of a drawing, as shares of its width and height. marks.ts finds the room for it. */
export type Mark = string | { on: string; at: readonly [x: number, y: number] };

/** In px, in the order of CSS. */
export type Margin = readonly [above: number, right: number, below: number, left: number];

export interface Shot {
  id: string;
  report: ReportName;
  /** Hash route; of the `viewer`, what follows its path. */
  route: string;
  /** CSS pixels. Donuts and the treemap are cut off below 1680. */
  viewport: readonly [width: number, height: number];
  steps: readonly Step[];
  /**
   * CSS for this picture, where the report in a window of its width cuts its own words off, or leaves half a card
   * empty: it widens a column or takes empty room out, and hides nothing that the page speaks of.
   */
  style?: string;
  /**
   * What to photograph, at double density: an element, or the smallest box around several. On the page its text is as
   * large as in the report up to a width of 820 px. Without it the whole viewport, at single density.
   */
  clip?: string | readonly string[];
  /** Space around the clip. Less than 0 cuts off, as the border of a card: the page draws one around every picture. */
  margin?: number | Margin;
  /** What gets a number, ①, ② … in this order: the words of the page refer to them. */
  marks?: readonly Mark[];
  /**
   * The columns that a phone shows, where the whole picture would be too small to read: they hold all numbers, and what
   * the page says of the picture. Where no such columns are narrow enough, the whole moves sideways under the finger.
   */
  phone?: readonly [x: number, width: number];
  /** Why its text may be smaller on the page than readers like (packages/parts/shot/shot.check.ts). */
  small?: string;
  /** The Chinese report differs, so it has a picture of its own. */
  zh?: true;
  /** Texts that must be on screen: a picture of something else than the page says is not taken. */
  says: readonly string[];
}
