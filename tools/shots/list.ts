/**
 * Every picture of the report that pages may show with `<Shot id="…" alt="…" />`: what to open, what to do there,
 * what to photograph. Plain data, because a picture is made again when its entry changes (see picture-fingerprint.ts).
 *
 * Selectors are Playwright's. Class names with a hash are matched by their fixed part: `[class*=assetBox]`.
 */

/** `rspack` and `webpack` are opened with `rsdoctor analyze`, `diff` is the HTML of `rsdoctor bundle-diff`. */
export type ReportName = 'rspack' | 'webpack' | 'diff';

/** One thing to do in the report. */
export type Step =
  | { click: string; at?: readonly [x: number, y: number] }
  | { hover: string }
  | { fill: string; value: string }
  | { press: string }
  | { wait: string }
  /** Moves the mouse into an element; the place in parts of its size. */
  | { point: string; at: readonly [x: number, y: number] };

/** An element that gets a number, and the corner of it where the number stands (left by default). */
export type Mark = string | { on: string; at: 'left' | 'right' | 'top' | 'center' };

export interface Shot {
  id: string;
  report: ReportName;
  /** Hash route. */
  route: string;
  /** CSS pixels. Donuts and the treemap are cut off below 1680. */
  viewport: readonly [width: number, height: number];
  steps: readonly Step[];
  /**
   * What to photograph, at double density: an element, or the smallest box around several. On the page its text is as
   * large as in the report up to a width of 820 px. Without it the whole viewport, at single density.
   */
  clip?: string | readonly string[];
  /** Space around the clip, in px. */
  margin?: number;
  /** Elements that get a number, ①, ② … in this order: the words of the page refer to them. */
  marks?: readonly Mark[];
  /** Where the Chinese report differs. */
  zh?: true;
  /** Texts that must be on screen: a picture of something else than the page says is not taken. */
  says: readonly string[];
}

const page = [1440, 900] as const;
const wide = [1680, 1050] as const;

const project = 'main .ant-card >> nth=0';
const alerts = 'main .ant-card >> nth=1';
const bundle = 'aside .ant-card >> nth=0';
const compile = 'aside .ant-card >> nth=1';
const firstAlert: Step = { click: '.ant-collapse-header >> nth=0', at: [12, 12] };

const tab = (key: string): Step => ({ click: `.ant-tabs-tab[data-node-key="${key}"] [role=tab]` });
const mainAsset: Step = {
  click: '.rc-tree-treenode:has(:text-matches("^main\\\\.\\\\w+\\\\.js$")) >> [class*=assetBox] >> nth=0',
};
/** Hides the summary cards. */
const fillWindow: Step = { click: ':is(button[aria-label="Shrink card"], button[aria-label="Expand card"]) >> nth=0' };
const findModule = (value: string): Step => ({ fill: 'input[placeholder="search module by keyword"]', value });
const openModule = (name: string): Step => ({
  click: `.ant-tree-treenode:has-text("${name}") >> [class*=bundleTreeEntryTitleWrap] >> nth=-1`,
});
const drawer = '.ant-drawer-open';

const overall = { report: 'rspack', route: '/overall', viewport: page } as const;
const size = { report: 'rspack', route: '/bundle/size', viewport: wide } as const;
const timeline = { report: 'rspack', route: '/webpack/loaders/overall', viewport: wide } as const;
const loaders = { report: 'rspack', route: '/webpack/loaders/analysis', viewport: page } as const;
const findFile = (value: string): Step => ({ fill: 'input[placeholder="search filename by keyword"]', value });
const guide: Step = { click: '.rc-tree-treenode:has-text("guide.md") >> .rc-tree-title >> nth=0', at: [20, 8] };
const resolver = { report: 'webpack', route: '/module/resolve', viewport: wide } as const;
const mainImports: Step = { click: '.rc-tree-title:has-text("main.jsx") div >> nth=0' };
const diff = { report: 'diff', route: '/resources/bundle/diff', viewport: wide } as const;

export const shots: readonly Shot[] = [
  { id: 'quick-start-overall', ...overall, viewport: wide, steps: [], zh: true, says: ['603.83 KB'] },
  {
    id: 'features-compile-menu',
    ...overall,
    steps: [
      { hover: 'nav .ant-menu-submenu-title >> nth=1' },
      { wait: '.ant-menu-submenu-popup .ant-menu-item >> nth=0' },
    ],
    zh: true,
    says: ['Loaders'],
  },

  { id: 'project-overall-card', ...overall, steps: [], clip: project, zh: true, says: ['603.83'] },
  {
    id: 'project-overall-config',
    ...overall,
    steps: [{ click: 'button:has-text("View Bundler Config")' }, { wait: drawer }],
    says: ['Properties'],
  },
  {
    id: 'project-overall-messages',
    ...overall,
    steps: [{ click: '.anticon-bug >> nth=0' }, { wait: '.rc-dialog' }],
    says: ['Compiled with'],
  },

  { id: 'bundle-overall-size', ...overall, steps: [], clip: bundle, zh: true, says: ['603.83'] },
  {
    id: 'bundle-overall-files',
    ...overall,
    steps: [{ click: '.ant-segmented-item:has-text("Files") >> nth=0' }],
    clip: bundle,
    zh: true,
    says: ['18'],
  },
  {
    id: 'bundle-overall-drawer',
    ...overall,
    steps: [
      { click: '.ant-segmented-item:has-text("Files") >> nth=0' },
      { click: `${bundle} >> .ant-descriptions button >> nth=0` },
      { wait: drawer },
    ],
    says: ['main.'],
  },

  { id: 'compile-overall-card', ...overall, steps: [], clip: compile, zh: true, says: [] },
  {
    id: 'compile-overall-bootstrap',
    ...overall,
    steps: [{ click: 'button:has-text("detail") >> nth=0' }, { wait: `${drawer} canvas` }],
    says: ['Bootstrap -> BeforeCompile'],
  },
  {
    id: 'compile-overall-done',
    ...overall,
    steps: [{ click: 'button:has-text("detail") >> nth=1' }, { wait: drawer }],
    says: ['AfterCompile -> Done', 'Plugin Tap Name'],
  },

  { id: 'bundle-alerts-card', ...overall, steps: [], clip: alerts, zh: true, says: ['E1001'] },
  {
    id: 'bundle-alerts-duplicates',
    ...overall,
    steps: [firstAlert],
    clip: alerts,
    zh: true,
    says: ['6.5.3', '6.17.1'],
  },
  {
    id: 'bundle-alerts-relations',
    ...overall,
    steps: [firstAlert, { click: 'button:has-text("Show Relations") >> nth=0' }, { wait: drawer }],
    says: ['legacy-charts'],
  },
  {
    id: 'compile-alerts-e1003',
    ...overall,
    report: 'webpack',
    steps: [tab('E1003')],
    clip: alerts,
    zh: true,
    says: ['E1003', 'babel-loader has processed 211 node_modules files'],
  },
  {
    id: 'compile-alerts-overlay',
    ...overall,
    report: 'webpack',
    steps: [{ click: '.anticon-bug >> nth=0' }, { wait: '.rc-dialog' }],
    says: ['Compiled with'],
  },
  {
    id: 'compile-alerts-rule',
    report: 'rspack',
    route: '/resources/rules?code=E1003',
    viewport: page,
    steps: [],
    says: ['E1003'],
  },
  {
    id: 'rule-custom-tab',
    ...overall,
    report: 'webpack',
    viewport: wide,
    steps: [tab('CUSTOM_RULES')],
    clip: alerts,
    zh: true,
    says: ['EXTEND'],
  },
  {
    id: 'rule-config-rule-list',
    report: 'rspack',
    route: '/resources/rules?code=E1001',
    viewport: page,
    steps: [],
    says: ['E1001'],
  },

  { id: 'upload-data-uploader', report: 'rspack', route: '/resources/uploader', viewport: page, steps: [], says: [] },

  { id: 'loaders-timeline-page', ...timeline, steps: [{ wait: 'canvas' }], says: ['Loader Timeline'] },
  {
    id: 'loaders-timeline-total',
    ...timeline,
    steps: [{ wait: 'canvas' }, { point: 'canvas >> nth=0', at: [0.45, 0.09] }],
    says: ['224'],
  },
  {
    id: 'loaders-timeline-run',
    ...timeline,
    steps: [{ wait: 'canvas' }, { point: 'canvas >> nth=0', at: [0.43, 0.78] }],
    says: ['isPitch'],
  },
  { id: 'loaders-analysis-page', ...loaders, steps: [{ wait: '.rc-tree' }], says: [] },
  {
    id: 'loaders-analysis-folder',
    ...loaders,
    steps: [
      { click: '.rc-tree-treenode:has-text("pages") >> .rc-tree-node-content-wrapper >> nth=0' },
      { wait: drawer },
    ],
    says: [],
  },
  {
    id: 'loaders-analysis-file',
    ...loaders,
    steps: [guide, { wait: `${drawer} .view-lines >> nth=0` }],
    says: ['markdown-loader'],
  },
  {
    id: 'loaders-analysis-props',
    ...loaders,
    steps: [guide, { click: `${drawer} [role=tab]:has-text("Loader Props")` }],
    says: ['delay'],
  },
  {
    id: 'loader-optimization-folder',
    ...loaders,
    steps: [
      { click: '.rc-tree-treenode:has-text("lodash-es") >> .rc-tree-node-content-wrapper >> nth=-1' },
      { wait: drawer },
    ],
    says: ['lodash-es', 'babel-loader'],
  },
  {
    id: 'loader-optimization-file',
    ...loaders,
    steps: [
      findFile('groupBy'),
      { click: '.rc-tree-switcher_close >> nth=-1' },
      { click: '.rc-tree-treenode:has-text("groupBy.js") >> .rc-tree-title >> nth=-1', at: [20, 8] },
      { wait: `${drawer} .view-lines >> nth=1` },
    ],
    says: ['babel-loader'],
  },
  {
    id: 'plugins-analysis-page',
    report: 'rspack',
    route: '/webpack/plugins',
    viewport: page,
    steps: [],
    says: ['BuildInfoPlugin'],
  },
  {
    id: 'plugins-analysis-filtered',
    report: 'rspack',
    route: '/webpack/plugins',
    viewport: page,
    steps: [
      { click: '.ant-select.plugin-select >> nth=0' },
      { click: '.ant-select-item-option:has-text("BuildInfoPlugin")' },
      { press: 'Escape' },
    ],
    says: ['BuildInfoPlugin'],
  },

  { id: 'resolver-page', ...resolver, steps: [mainImports, { wait: '.view-lines >> nth=0' }], says: ['main.jsx'] },
  {
    id: 'resolver-diff',
    ...resolver,
    steps: [mainImports, { wait: '.view-lines >> nth=0' }],
    clip: '.ant-tabs:has-text("Resolve Diff Viewer") >> nth=0',
    says: ['dayjs-old'],
  },
  {
    id: 'resolver-details',
    ...resolver,
    steps: [mainImports, { click: '[role=tab]:has-text("Resolve Details")' }],
    says: ['dayjs-old'],
  },

  { id: 'bundle-size-page', ...size, steps: [mainAsset], zh: true, says: ['603.83', 'Modules of "js/main.'] },
  {
    id: 'bundle-size-search',
    ...size,
    steps: [
      { click: 'button:has-text("Search Module")' },
      { fill: '.ant-modal input >> nth=0', value: 'dayjs' },
      { press: 'Enter' },
      { wait: '.ant-modal .ant-tabs-tab >> nth=0' },
    ],
    zh: true,
    says: ['dayjs'],
  },
  {
    id: 'bundle-size-treemap',
    ...size,
    steps: [{ click: '.ant-tabs-tab:has-text("Treemap")' }, fillWindow, { wait: 'canvas >> nth=-1' }],
    zh: true,
    says: ['Treemap'],
  },

  {
    id: 'module-analysis-bailout',
    ...size,
    steps: [mainAsset, findModule('Carousel|Calendar'), openModule('Carousel.jsx'), { wait: drawer }],
    says: ['side_effects'],
  },
  {
    id: 'module-analysis-reasons',
    ...size,
    steps: [
      mainAsset,
      findModule('qs/lib/utils'),
      openModule('utils.js'),
      { click: `${drawer} .ant-tabs-tab:has-text("Module Tree")` },
    ],
    says: ['Reasons'],
  },
  {
    id: 'module-analysis-dependencies',
    ...size,
    steps: [
      mainAsset,
      findModule('qs/lib/utils'),
      openModule('utils.js'),
      { click: `${drawer} .ant-tabs-tab:has-text("Module Tree")` },
      { click: `${drawer} .ant-tabs-tab:has-text("Dependencies")` },
    ],
    says: ['Dependencies'],
  },

  { id: 'bundle-diff-dashboard', ...diff, steps: [], says: ['Bundle Size'] },
  {
    id: 'bundle-diff-assets',
    ...diff,
    steps: [{ click: '.ant-tabs-tab:has-text("Assets") >> nth=0' }],
    says: ['main.'],
  },
  {
    id: 'bundle-diff-modules',
    ...diff,
    steps: [{ click: '.ant-tabs-tab:has-text("Modules") >> nth=0' }],
    says: ['lodash.js'],
  },
  {
    id: 'bundle-diff-code',
    ...diff,
    steps: [
      { click: '.ant-tabs-tab:has-text("Modules") >> nth=0' },
      { click: '.ant-tabs-tabpane-active .ant-select:has-text("changed type")' },
      { click: '.ant-select-item-option[title="Changed"]' },
      { press: 'Escape' },
      { click: '.ant-table-row:has-text("src/utils/analytics.js") button:has-text("View Changes") >> nth=0' },
      { click: `${drawer} .ant-segmented-item:has-text("Parsed Source")` },
      { wait: `${drawer} .view-lines >> nth=1` },
    ],
    says: ['analytics.js', 'Parsed Source'],
  },
  {
    id: 'bundle-diff-packages',
    ...diff,
    steps: [{ click: '.ant-tabs-tab:has-text("Packages") >> nth=0' }],
    says: ['chroma-js', 'uuid'],
  },
  {
    id: 'bundle-diff-duplicates',
    ...diff,
    steps: [{ click: '.anticon-exception >> nth=-1' }, { wait: drawer }],
    says: ['qs'],
  },
];
