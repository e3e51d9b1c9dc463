/** First steps, the overview and its alerts, bundle size, modules, rules and the comparison of two builds. */
import type { Shot, Step } from '../shot.ts';
import {
  alerts,
  assets,
  belowHeader,
  compileMenu,
  drawer,
  fillWindow,
  findModule,
  heads,
  mainAsset,
  moduleRow,
  overall,
  treemap,
  wholeRows,
  wholeRowsFont,
} from './places.ts';

const project = 'main .ant-card >> nth=0';
const bundle = 'aside .ant-card >> nth=0';
/** A copy of a package, in the alert that is open. */
const copy = (version: string) =>
  `${alerts} >> .ant-collapse-content >> nth=0 >> text=${version} >> xpath=ancestor::*[contains(@class, "content-")][1]`;
const firstAlert: Step = { click: '.ant-collapse-header >> nth=0', at: [12, 12] };
/** The overview stands in one column below 1000 px, so that a card fills the picture. */
const column = { ...overall, viewport: [880, 780] } as const;
const openModule = (name: string): Step => ({
  click: `.ant-tree-treenode:has-text("${name}") >> [class*=bundleTreeEntryTitleWrap] >> nth=-1`,
});
const folded = (folder: string): Step => ({
  click: `.rc-tree-treenode:has(:text-is("${folder}")) >> .anticon-right >> nth=0`,
});
const size = { report: 'rspack', route: '/bundle/size' } as const;
/** The list of files of one of two builds. */
const files = {
  route: '/bundle/size',
  viewport: [1400, 720],
  steps: [fillWindow, folded('css'), { hover: `${assets} .ant-card-head >> nth=1` }],
  style: wholeRows,
  clip: [heads[0], '.rc-tree-treenode >> nth=10'],
  margin: -2,
} as const;
/** Takes the empty room out of the cards and lists of a drawer, which the report makes at least 400 or 800 px high. */
const wholeCard = '.ant-drawer-open :is(.ant-card, .ant-tree, .module-analyze-file-tree) { min-height: 0 !important }';
/** The drawer of a module, as narrow as its words allow. A phone shows such a picture whole. */
const moduleDrawer = {
  style: `${wholeCard} .ant-drawer-content-wrapper { width: 429px !important } .ant-drawer-open .ant-typography-ellipsis { white-space: normal !important }`,
  clip: [`${drawer} .ant-drawer-header`, `${drawer} .ant-tabs-tabpane-active .ant-card`],
  margin: [0, 0, 24, 0],
} as const;
const carousel = [mainAsset, findModule('Carousel|Calendar'), openModule('Carousel.jsx'), { wait: drawer }] as const;
/** A window tall enough to keep the round buttons at its bottom out of the picture. */
const diff = { report: 'diff', route: '/resources/bundle/diff', viewport: [900, 1800] } as const;
const diffCard = (index: number): string => `main .ant-row >> nth=0 >> .ant-col >> nth=${index}`;
const diffTab = (name: string): Step => ({ click: `.ant-tabs-tab:has-text("${name}") >> nth=0` });
const changedType = (type: string): readonly Step[] => [
  { click: '.ant-tabs-tabpane-active .ant-select:has-text("changed type")' },
  { click: `.ant-select-item-option[title="${type}"]` },
  { press: 'Escape' },
];
const pane = '.ant-tabs-tabpane-active';
/** Labels such as Current and 19/19 that the report writes smaller than the rest. */
const smallLabels = 'the labels of the comparison are 9 to 10 px in the report itself';

export const bundleShots: readonly Shot[] = [
  {
    id: 'quick-start-overall',
    ...column,
    steps: [],
    clip: '#root',
    marks: ['nav .ant-menu-submenu >> nth=2', project, alerts],
    zh: true,
    says: ['603.83'],
  },
  {
    id: 'features-compile-menu',
    ...overall,
    viewport: [880, 241],
    steps: compileMenu,
    clip: '#root',
    phone: [48, 429],
    zh: true,
    says: ['Loaders'],
  },

  {
    id: 'project-overall-card',
    ...column,
    steps: [],
    clip: project,
    margin: belowHeader,
    marks: [
      `${project} >> [class*=container] >> nth=0`,
      `${project} >> .ant-descriptions`,
      `${project} >> button >> nth=0`,
    ],
    zh: true,
    says: ['603.83'],
  },
  {
    id: 'project-overall-config',
    ...overall,
    viewport: [1300, 747],
    steps: [{ click: 'button:has-text("View Bundler Config")' }, { wait: drawer }],
    clip: `${drawer} .ant-drawer-body`,
    marks: [`${drawer} .ant-select >> nth=0`],
    phone: [0, 490],
    says: ['Properties'],
  },
  {
    id: 'project-overall-messages',
    ...overall,
    viewport: [429, 648],
    steps: [{ click: '.anticon-bug >> nth=0' }, { wait: '.rc-dialog' }],
    clip: '#root',
    says: ['Compiled with'],
  },

  {
    id: 'bundle-overall-size',
    ...overall,
    steps: [],
    clip: bundle,
    margin: belowHeader,
    marks: [`${bundle} >> .ant-segmented >> nth=0`],
    zh: true,
    says: ['603.83'],
  },
  {
    id: 'bundle-overall-files',
    ...overall,
    steps: [{ click: '.ant-segmented-item:has-text("Files") >> nth=0' }],
    clip: bundle,
    margin: belowHeader,
    zh: true,
    says: ['18'],
  },
  {
    id: 'bundle-overall-drawer',
    ...overall,
    viewport: [715, 388],
    steps: [
      { click: '.ant-segmented-item:has-text("Files") >> nth=0' },
      { click: `${bundle} >> .ant-descriptions button >> nth=0` },
      { wait: drawer },
    ],
    style: wholeCard,
    clip: `${drawer} .ant-drawer-content`,
    says: ['main.'],
  },

  {
    id: 'bundle-alerts-card',
    ...column,
    steps: [],
    clip: alerts,
    margin: 14,
    marks: ['.ant-tabs-tab >> nth=1', '.ant-collapse-header >> nth=0', 'button:has-text("Show Relations") >> nth=0'],
    zh: true,
    says: ['E1001'],
  },
  {
    id: 'bundle-alerts-duplicates',
    ...column,
    viewport: [880, 820],
    steps: [firstAlert],
    clip: alerts,
    margin: 14,
    marks: [copy('6.5.3'), copy('6.17.1')],
    phone: [40, 429],
    zh: true,
    says: ['6.5.3', '6.17.1'],
  },
  {
    id: 'bundle-alerts-relations',
    ...overall,
    viewport: [1200, 810],
    steps: [firstAlert, { click: 'button:has-text("Show Relations") >> nth=0' }, { wait: drawer }],
    clip: `${drawer} .ant-drawer-content`,
    marks: [`${drawer} [class*=filePath] >> nth=-1`, `${drawer} [class*=filePath] >> nth=-2`],
    says: ['legacy-charts'],
  },
  {
    id: 'rule-custom-tab',
    ...column,
    viewport: [880, 820],
    report: 'webpack',
    steps: [{ hover: `${alerts} >> .ant-tabs-nav-more` }, { click: '.ant-tabs-dropdown-menu-item:has-text("Custom")' }],
    clip: alerts,
    margin: 14,
    phone: [36, 429],
    zh: true,
    says: ['EXTEND'],
  },
  {
    id: 'rule-config-rule-list',
    report: 'rspack',
    route: '/resources/rules?code=E1001',
    viewport: [1200, 760],
    steps: [],
    clip: '.ant-card >> nth=1',
    margin: belowHeader,
    phone: [28, 424],
    says: ['E1001'],
  },

  {
    id: 'bundle-size-page',
    ...size,
    viewport: [1040, 720],
    style: wholeRows,
    steps: [
      fillWindow,
      mainAsset,
      folded('css'),
      folded('async'),
      { click: '.ant-tree-treenode:has-text("node_modules") >> .ant-tree-switcher >> nth=0' },
      { hover: `${assets} .ant-card-head >> nth=1` },
    ],
    clip: [...heads, moduleRow('es-object-atoms')],
    margin: -2,
    marks: ['.rc-tree-treenode-selected', moduleRow('node_modules')],
    small: wholeRowsFont,
    zh: true,
    says: ['Modules of "js/main.', '191.14 KB'],
  },
  {
    id: 'bundle-size-search',
    ...size,
    viewport: [840, 760],
    steps: [
      { click: 'button:has-text("Search Module")' },
      { fill: '.ant-modal input >> nth=0', value: 'dayjs' },
      { press: 'Enter' },
      { wait: '.ant-modal .ant-tabs-tab >> nth=0' },
    ],
    clip: '.ant-modal-content',
    margin: -2,
    phone: [10, 414],
    zh: true,
    says: ['dayjs'],
  },
  {
    id: 'bundle-size-treemap',
    ...size,
    viewport: [930, 780],
    ...treemap,
    marks: [
      { on: 'canvas >> nth=-1', at: [0.1, 0.42] },
      { on: 'canvas >> nth=-1', at: [0.18, 0.9] },
    ],
    phone: [0, 429],
    zh: true,
    says: ['Treemap'],
  },

  { ...files, id: 'bundle-diff-files-before', report: 'baseline', says: ['649.'] },
  { ...files, id: 'bundle-diff-files-after', report: 'current', says: ['589.'] },

  {
    id: 'module-analysis-bailout',
    ...size,
    viewport: [1000, 600],
    steps: carousel,
    ...moduleDrawer,
    marks: [`${drawer} .ant-tabs-tab >> nth=0`, `${drawer} :text-is("Bailout Reasons")`],
    says: ['side_effects'],
  },
  {
    id: 'module-analysis-reasons',
    ...size,
    viewport: [1000, 600],
    steps: [...carousel, { click: `${drawer} .ant-tabs-tab:has-text("Module Tree")` }],
    ...moduleDrawer,
    marks: [`${drawer} .file-tree-com-node-title >> nth=0`, `${drawer} .file-tree-com-node-title >> nth=3`],
    says: ['Reasons', 'components/index.js'],
  },
  {
    id: 'module-analysis-dependencies',
    ...size,
    viewport: [1000, 600],
    steps: [
      mainAsset,
      findModule('Carousel|Calendar'),
      openModule('Calendar.jsx'),
      { wait: drawer },
      { click: `${drawer} .ant-tabs-tab:has-text("Module Tree")` },
      { click: `${drawer} .ant-tabs-tab:has-text("Dependencies")` },
    ],
    ...moduleDrawer,
    marks: [`${drawer} .file-tree-com-node-title:has-text("dayjs-old") >> nth=0`],
    says: ['dayjs-old'],
  },

  {
    id: 'bundle-diff-dashboard',
    ...diff,
    steps: [],
    clip: [diffCard(0), diffCard(1), diffCard(8)],
    margin: [12, 16, 16, 16],
    marks: [0, 1, 6, 8].map(diffCard),
    small: smallLabels,
    says: ['Bundle Size', '+18.26%'],
  },
  {
    id: 'bundle-diff-assets',
    ...diff,
    viewport: [1000, 1800],
    steps: [diffTab('Assets'), { fill: 'input[placeholder="Search by file name"]', value: 'async' }],
    clip: ['.ant-tabs-nav >> nth=0', `${pane} .ant-table-row >> nth=6`],
    margin: 16,
    marks: [
      `${pane} .ant-table-row:has-text("589") >> td >> nth=1`,
      `${pane} .ant-table-row:has-text("649") >> td >> nth=1`,
    ],
    phone: [72, 356],
    small: smallLabels,
    says: ['589', '649'],
  },
  {
    id: 'bundle-diff-modules',
    ...diff,
    viewport: [1680, 1500],
    steps: [diffTab('Modules'), ...changedType('New')],
    clip: [
      `${pane} thead th:has-text("Modules") >> nth=0`,
      `${pane} thead th:has-text("Parsed Size") >> nth=0`,
      `${pane} .ant-table-row >> nth=4 >> td >> nth=2`,
    ],
    small: smallLabels,
    says: ['lodash.js'],
  },
  {
    id: 'bundle-diff-code',
    ...diff,
    viewport: [1300, 330],
    steps: [
      diffTab('Modules'),
      ...changedType('Changed'),
      { click: '.ant-table-row:has-text("src/utils/analytics.js") button:has-text("View Changes") >> nth=0' },
      { click: `${drawer} .ant-segmented-item:has-text("Parsed Source")` },
      { wait: `${drawer} .view-lines >> nth=1` },
    ],
    clip: `${drawer} .ant-drawer-content`,
    says: ['analytics.js', 'Parsed Source'],
  },
  {
    id: 'bundle-diff-packages',
    ...diff,
    viewport: [940, 1800],
    steps: [diffTab('Packages')],
    clip: [`${pane} .ant-select >> nth=0`, `${pane} .ant-table-row >> nth=6`],
    margin: 16,
    phone: [16, 356],
    small: smallLabels,
    says: ['chroma-js', 'uuid'],
  },
  {
    id: 'bundle-diff-duplicates',
    ...diff,
    viewport: [1300, 300],
    steps: [{ click: '.anticon-exception >> nth=-1' }, { wait: drawer }],
    clip: `${drawer} .ant-drawer-content`,
    phone: [92, 424],
    says: ['qs'],
  },
];
