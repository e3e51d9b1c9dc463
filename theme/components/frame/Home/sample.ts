/**
 * What Rsdoctor 1.6.5 recorded of the sample shop, built with Rspack 1.7.12 in production mode. Every number on the
 * home page comes from that report: source sizes from `moduleGraph` (summed by the folder below node_modules, modules
 * that are concatenations left out, 1,098,765 bytes), loader runs from `loader`, the comparison from
 * `rsdoctor bundle-diff --json` of the shop with and without one feature.
 */

/** A tile of the treemap: package, source size in kB, and its box in percent of the whole. */
export interface Tile {
  name: string;
  size: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * Squarified; the three copies of lodash side by side on the left. `app` is the shop's own code, `rest` 28 packages.
 */
export const tiles: readonly Tile[] = [
  { name: 'lodash-v3', size: 411.6, x: 0, y: 0, w: 50.37, h: 74.37 },
  { name: 'lodash-es', size: 132.7, x: 0, y: 74.37, w: 47.12, h: 25.63 },
  { name: 'lodash', size: 9.1, x: 47.12, y: 74.37, w: 3.25, h: 25.63 },
  { name: 'axios', size: 196.3, x: 50.37, y: 0, w: 49.63, h: 35.99 },
  { name: 'react-dom', size: 132.6, x: 50.37, y: 35.99, w: 32.45, h: 37.19 },
  { name: 'qs', size: 70.2, x: 82.82, y: 35.99, w: 17.18, h: 37.19 },
  { name: 'rest', size: 37.5, x: 50.37, y: 73.18, w: 12.73, h: 26.82 },
  { name: 'color-convert', size: 24.8, x: 63.1, y: 73.18, w: 16.71, h: 13.52 },
  { name: 'app', size: 24.4, x: 63.1, y: 86.7, w: 16.71, h: 13.3 },
  { name: 'object-inspect', size: 19.1, x: 79.81, y: 73.18, w: 11.56, h: 15.02 },
  { name: 'get-intrinsic', size: 14.2, x: 91.37, y: 73.18, w: 8.63, h: 15.02 },
  { name: 'color', size: 11.2, x: 79.81, y: 88.2, w: 8.65, h: 11.8 },
  { name: 'react', size: 8, x: 88.46, y: 88.2, w: 6.13, h: 11.8 },
  { name: 'dayjs', size: 7, x: 94.59, y: 88.2, w: 5.41, h: 11.8 },
];

/** Whether a tile is large enough for a finger. Only then it opens the live report. */
export const isTouchable = ({ w }: Pick<Tile, 'w'>): boolean => w >= 8;

/** Runs of babel-loader: all files, and those from node_modules. */
export const loaderRuns = { all: 224, packages: 211 };

/** Size of all JavaScript before and after one feature, in KB as the report prints it. */
export const growth = { before: 454.78, after: 564.93 };

/** From the terminal of the same build: code and level, title, message. */
export const findings: readonly { code: string; title: string; message: string }[] = [
  {
    code: 'E1002',
    title: 'CROSS-CHUNKS-PACKAGE',
    message:
      'The same package dayjs was bundled into different chunks:\n  │  js/admin.d632f67d.js\n  │  js/main.f7a7b26c.js',
  },
  {
    code: 'E1007',
    title: 'TREE-SHAKING-SIDE-EFFECTS-ONLY',
    message: 'Module "/srv/shop/src/legacy/polyfill.js" is only imported for its side effects by 1 importer(s).',
  },
  {
    code: 'E1008',
    title: 'CJS-REQUIRE',
    message:
      '"/srv/shop/src/pages/Checkout.jsx" uses `require(\'lodash/clamp\')` (CJS require) which prevents tree-shaking of the entire module',
  },
  {
    code: 'E1009',
    title: 'ESM-RESOLVED-TO-CJS',
    message: '"dual-format" declares an ESM entry but was resolved to CJS by 1 ESM import(s).',
  },
];
