/**
 * What Rsdoctor 1.6.5 recorded of the sample shop, built with Rspack 1.7.12 in production mode, and the sizes of Open
 * MCT. Every number on the home page comes from here; theme/home/sample.test.ts compares them
 * with the record (docs/generated/demo.json, sample.json and open-mct.json).
 */

/** A tile of a treemap: package, source size in KB, and its box in percent of the whole. */
export interface Tile {
  name: string;
  size: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * Source sizes, summed by the folder below node_modules, modules that are concatenations left out. Squarified; the
 * three copies of lodash side by side on the left. `app` is the shop's own code, `rest` 28 packages.
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

/**
 * The lanes of the loader timeline: the files of each, and when the loader ran, in ms from the first run on. Runs with
 * less than 15 ms between them are one.
 */
export const lanes = [
  {
    name: 'babel-loader',
    files: 224,
    runs: '0-186 212-227 426-627 650-715 847-1042 1808-1884 1919-2366 2390-2792 2841-3033 3060-3537 3554-3691 3711-3972 3994-4094 4111-4158 4887-4937 4953-4973 4988-4991 5019-5121',
  },
  { name: 'i18n-loader', files: 13, runs: '191-211 231-243 631-644 664-676 692-736 4896-5033' },
  { name: 'cssExtractLoader', files: 3, runs: '250-4307' },
  { name: 'css-loader', files: 3, runs: '748-777 840-844 1910-1917' },
  { name: 'less-loader', files: 2, runs: '797-839 1898-1909' },
  { name: 'markdown-loader', files: 3, runs: '1056-1808' },
  { name: 'builtin:swc-loader', files: 10, runs: '4864-4891' },
] as const;

/** How long the loaders ran, in ms: the length of a lane. */
export const SPAN_MS = 5121;

/** The runs of a lane, from and to. */
export const runsOf = ({ runs }: { runs: string }): [number, number][] =>
  runs.split(' ').map((run) => run.split('-').map(Number) as [number, number]);

/** Size of all JavaScript before and after one feature, in KB as the report prints it. */
export const growth = { before: 454.78, after: 564.93 };

/** What that feature brought along: the new modules of each package, in KB after minification. */
export const added: readonly { name: string; size: number }[] = [
  { name: 'lodash', size: 69.78 },
  { name: 'chroma-js', size: 40.26 },
  { name: 'uuid', size: 0.96 },
];

/** Codes of the built-in rules, and whether they found something in the shop. */
export const rules: readonly { code: string; isHit: boolean }[] = [
  { code: 'E1001', isHit: true },
  { code: 'E1002', isHit: true },
  { code: 'E1003', isHit: false },
  { code: 'E1004', isHit: true },
  { code: 'E1005', isHit: false },
  { code: 'E1006', isHit: true },
  { code: 'E1007', isHit: true },
  { code: 'E1008', isHit: true },
  { code: 'E1009', isHit: true },
];

/** From the terminal of the same build: code, title and the first lines of the message. */
export const findings: readonly { code: string; title: string; message: string }[] = [
  {
    code: 'E1001',
    title: 'DUPLICATE-PACKAGE',
    message:
      'Multiple packages of qs found:\n  │   6.5.3 7.5 kB node_modules/legacy-charts/node_modules/qs\n  │   6.17.1 20.14 kB node_modules/qs',
  },
  {
    code: 'E1002',
    title: 'CROSS-CHUNKS-PACKAGE',
    message:
      'The same package react was bundled into different chunks:\n  │  js/admin.31c4e925.js\n  │  js/main.6691fd36.js',
  },
  {
    code: 'E1007',
    title: 'TREE-SHAKING-SIDE-EFFECTS-ONLY',
    message: 'Module "/home/me/shop/src/legacy/polyfill.js" is only imported for its side effects by 1 importer(s).',
  },
  {
    code: 'E1008',
    title: 'CJS-REQUIRE',
    message: '"/home/me/shop/src/pages/Checkout.jsx" uses `require(\'lodash/clamp\')` (CJS require)',
  },
];

/** openmct.js before and after the guide "Shrink your bundle", in MB, and what the guide took out of it. */
export const application = {
  before: 5.17,
  after: 3.32,
  parts: [
    { name: 'plotly-basic.min.js', size: 1.01 },
    { name: 'moment-timezone', size: 0.77 },
    { name: 'moment/locale', size: 0.2 },
  ],
};
