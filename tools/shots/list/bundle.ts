/** First steps, the overview and its alerts, bundle size, modules, rules and the comparison of two builds. */
import type { Shot, Step } from '../shot.ts';
import { alerts, drawer, overall, page, tab, wide } from './places.ts';

const project = 'main .ant-card >> nth=0';
const bundle = 'aside .ant-card >> nth=0';
const firstAlert: Step = { click: '.ant-collapse-header >> nth=0', at: [12, 12] };
const mainAsset: Step = {
  click: '.rc-tree-treenode:has(:text-matches("^main\\\\.\\\\w+\\\\.js$")) >> [class*=assetBox] >> nth=0',
};
/** Hides the summary cards. */
const fillWindow: Step = { click: ':is(button[aria-label="Shrink card"], button[aria-label="Expand card"]) >> nth=0' };
const findModule = (value: string): Step => ({ fill: 'input[placeholder="search module by keyword"]', value });
const openModule = (name: string): Step => ({
  click: `.ant-tree-treenode:has-text("${name}") >> [class*=bundleTreeEntryTitleWrap] >> nth=-1`,
});
const size = { report: 'rspack', route: '/bundle/size', viewport: wide } as const;
const diff = { report: 'diff', route: '/resources/bundle/diff', viewport: wide } as const;

export const bundleShots: readonly Shot[] = [
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
