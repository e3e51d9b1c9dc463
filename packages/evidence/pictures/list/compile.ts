/** What a build spends its time on: compile time and its alerts, loaders, plugins, resolving; and the upload page. */
import type { Shot, Step } from '../shot.ts';
import { alerts, belowHeader, compile, detail, drawer, overall, stage, tab } from './places.ts';

// The pages of loaders, plugins and modules, and their drawers, fit into a window that is hardly wider than the column
// of a page, and its height says where a long picture ends. Charts need more width, or the times on their axes overlap.

const dialog = '.rc-dialog-body';

const filters = 'main .ant-row >> nth=0';
const chart = '.loader-chart-container';
const tooltip = '.loader-tooltip-container';
/** A row of the tooltip. */
const inTooltip = (name: string) => `${tooltip} >> li:has-text("${name}")`;
/** The reason that pictures of tooltips give for their small text. */
const tooltipFont = 'The report itself writes the names in a tooltip in 10.8 px.';
const timeline = { report: 'rspack', route: '/webpack/loaders/overall' } as const;
const findFile = (value: string): Step => ({ fill: 'input[placeholder="search filename by keyword"]', value });

const loaders = { report: 'rspack', route: '/webpack/loaders/analysis' } as const;
const filesHead = 'main strong:text-is("Files")';
const treeRow = (name: string) => `.rc-tree-treenode:has(:text-is("${name}"))`;
const closeFolder = (name: string): Step => ({ click: `${treeRow(name)} >> .rc-tree-switcher_open >> nth=-1` });
const guide: Step = { click: '.rc-tree-treenode:has-text("guide.md") >> .rc-tree-title >> nth=0', at: [20, 8] };
const statistics = [`${drawer} .ant-card-head`, `${drawer} table`] as const;
const run = `${drawer} .ant-timeline-item-content`;
const fileTab = (name: string) => `${drawer} [role=tab]:has-text("${name}")`;
const fileWindow = (height: number) => [886, height] as const;
const fileDrawer = `${drawer} .ant-drawer-body`;

const plugins = { report: 'rspack', route: '/webpack/plugins', viewport: [940, 900] } as const;
const pluginFilter = 'main .ant-input-group >> nth=0';
const tableRow = (index: number) => `.ant-table-row >> nth=${index}`;

const resolver = { report: 'webpack', route: '/module/resolve' } as const;
const mainImports: Step = { click: '.rc-tree-title:has-text("main.jsx") div >> nth=0' };
const codeOf = (side: 'original' | 'modified', words: string) => `.${side} .view-line:has-text("${words}") >> nth=0`;

export const compileShots: readonly Shot[] = [
  {
    id: 'compile-overall-rspack',
    ...overall,
    steps: [],
    clip: compile,
    margin: 14,
    marks: [stage(1), detail(0)],
    zh: true,
    says: ['Compile'],
  },
  {
    id: 'compile-overall-card',
    ...overall,
    report: 'webpack',
    steps: [],
    clip: compile,
    margin: 14,
    marks: [stage(1), detail(2)],
    zh: true,
    says: ['Minify', '17.7s'],
  },
  {
    id: 'compile-overall-bootstrap',
    ...overall,
    viewport: [1240, 240],
    steps: [{ click: detail(0) }, { wait: `${drawer} canvas` }],
    clip: [`${drawer} .ant-drawer-title`, `${drawer} ${chart}`],
    margin: 16,
    marks: [
      { on: `${drawer} canvas`, at: [0.207, 0.32] },
      { on: `${drawer} canvas`, at: [0.4, 0.32] },
    ],
    phone: [14, 429],
    says: ['Bootstrap -> BeforeCompile'],
  },
  {
    id: 'compile-overall-done',
    ...overall,
    viewport: [1240, 900],
    steps: [{ click: detail(1) }, { wait: drawer }],
    clip: [`${drawer} .ant-drawer-close`, `${drawer} .ant-card-head`, `${drawer} ${tableRow(5)}`],
    margin: 14,
    marks: [`${drawer} ${tableRow(0)}`, `${drawer} .ant-table-row:has-text("emit") >> nth=0`],
    says: ['AfterCompile -> Done', 'Plugin Tap Name'],
  },
  {
    id: 'compile-alerts-e1003',
    ...overall,
    report: 'webpack',
    viewport: [1240, 900],
    steps: [tab('E1003')],
    clip: alerts,
    margin: 14,
    marks: [
      '.ant-tabs-tab[data-node-key="E1003"]',
      ':text("babel-loader has processed") >> nth=-1',
      ':text-is("more") >> nth=-1',
    ],
    zh: true,
    says: ['E1003', 'babel-loader has processed 211 node_modules files'],
  },
  {
    id: 'compile-alerts-overlay',
    ...overall,
    report: 'webpack',
    viewport: [429, 600],
    steps: [{ click: '.anticon-bug >> nth=0' }, { wait: '.rc-dialog' }],
    clip: dialog,
    marks: [`${dialog} .ant-collapse-arrow >> nth=0`, `${dialog} .anticon-close-circle`],
    says: ['Compiled with'],
  },
  {
    id: 'compile-alerts-rule',
    report: 'rspack',
    route: '/resources/rules?code=E1003',
    viewport: [1240, 800],
    steps: [],
    clip: 'main .ant-card >> nth=1',
    margin: belowHeader,
    phone: [28, 424],
    says: ['E1003'],
  },
  {
    id: 'upload-data-uploader',
    report: 'rspack',
    route: '/resources/uploader',
    viewport: [608, 480],
    steps: [],
    clip: '.ant-upload-drag',
    margin: [8, 16, 16, 16],
    phone: [39, 498],
    says: [],
  },
  {
    id: 'loaders-timeline-page',
    ...timeline,
    viewport: [1004, 1000],
    steps: [{ wait: 'canvas' }],
    clip: [filters, chart],
    margin: 2,
    marks: [{ on: 'canvas', at: [0.41, 0.1] }, { on: 'canvas', at: [0.358, 0.123] }, 'main .ant-input-affix-wrapper'],
    says: ['Loader Timeline'],
  },
  {
    id: 'loaders-timeline-total',
    ...timeline,
    viewport: [1004, 700],
    steps: [{ wait: 'canvas' }, { point: 'canvas >> nth=0', at: [0.32, 0.09] }],
    clip: [filters, tooltip],
    margin: 16,
    marks: [inTooltip('duration(estimated)'), inTooltip('files(node_modules)')],
    phone: [300, 360],
    small: tooltipFont,
    says: ['224'],
  },
  {
    id: 'loaders-timeline-run',
    ...timeline,
    viewport: [930, 372],
    steps: [{ wait: 'canvas' }, findFile('.md'), { point: 'canvas >> nth=0', at: [0.45, 0.24] }],
    clip: [tooltip, chart],
    margin: 24,
    marks: [{ on: 'canvas', at: [0.5, 0.24] }, inTooltip('duration')],
    phone: [402, 386],
    small: tooltipFont,
    says: ['isPitch'],
  },
  {
    id: 'loaders-analysis-page',
    ...loaders,
    viewport: [1056, 900],
    steps: [
      { wait: '.rc-tree' },
      closeFolder('components'),
      closeFolder('utils'),
      closeFolder('legacy'),
      { hover: filesHead },
    ],
    clip: [
      filesHead,
      '.rc-tree-switcher >> nth=0',
      `${treeRow('Help.jsx')} >> .ant-tag >> nth=-1`,
      `${treeRow('node_modules')} >> .rc-tree-switcher`,
    ],
    margin: 4,
    marks: [
      ':text("Total Files") >> nth=-1',
      `${treeRow('guide.md')} >> .ant-tag >> nth=0`,
      `${treeRow('node_modules')} >> :text-is("node_modules")`,
    ],
    says: [],
  },
  {
    id: 'loaders-analysis-folder',
    ...loaders,
    viewport: [860, 500],
    steps: [
      { click: '.rc-tree-treenode:has-text("pages") >> .rc-tree-node-content-wrapper >> nth=0' },
      { wait: drawer },
    ],
    clip: statistics,
    margin: 12,
    says: [],
  },
  {
    id: 'loaders-analysis-file',
    ...loaders,
    viewport: fileWindow(440),
    steps: [guide, { wait: `${drawer} .view-lines >> nth=0` }, { hover: fileTab('Loader Details') }],
    clip: fileDrawer,
    marks: [run, fileTab('Loader Details'), ':text("side-by-side")'],
    says: ['markdown-loader'],
  },
  {
    id: 'loaders-analysis-props',
    ...loaders,
    viewport: fileWindow(660),
    steps: [guide, { click: fileTab('Loader Props') }],
    clip: fileDrawer,
    marks: [':text-is("Options")'],
    says: ['delay'],
  },
  {
    id: 'loader-optimization-folder',
    ...loaders,
    viewport: [860, 500],
    steps: [
      { click: '.rc-tree-treenode:has-text("lodash-es") >> .rc-tree-node-content-wrapper >> nth=-1' },
      { wait: drawer },
    ],
    clip: statistics,
    margin: 12,
    says: ['lodash-es', 'babel-loader'],
  },
  {
    id: 'loader-optimization-file',
    ...loaders,
    viewport: fileWindow(600),
    steps: [
      findFile('groupBy'),
      { click: '.rc-tree-switcher_close >> nth=-1' },
      { click: '.rc-tree-treenode:has-text("groupBy.js") >> .rc-tree-title >> nth=-1', at: [20, 8] },
      { wait: `${drawer} .view-lines >> nth=1` },
    ],
    clip: fileDrawer,
    says: ['babel-loader'],
  },
  {
    id: 'plugins-analysis-page',
    ...plugins,
    steps: [],
    clip: [pluginFilter, tableRow(6)],
    margin: 14,
    marks: [tableRow(0), '.ant-table-row:has-text("BuildInfoPlugin") >> nth=0', '.plugin-select >> nth=0'],
    says: ['BuildInfoPlugin'],
  },
  {
    id: 'plugins-analysis-filtered',
    ...plugins,
    steps: [
      { click: '.ant-select.plugin-select >> nth=0' },
      { click: '.ant-select-item-option:has-text("BuildInfoPlugin")' },
      { press: 'Escape' },
    ],
    clip: [pluginFilter, tableRow(5)],
    margin: 14,
    marks: ['.plugin-select >> nth=0', '.ant-table-row:has-text("emit") >> nth=0'],
    says: ['BuildInfoPlugin'],
  },
  {
    id: 'resolver-page',
    ...resolver,
    viewport: [940, 682],
    steps: [mainImports, { wait: '.view-lines >> nth=0' }],
    clip: ['main .ant-card-head >> nth=0', 'main .ant-card >> nth=0'],
    marks: ['.rc-tree-title :text-is("main.jsx")', codeOf('original', 'dayjs'), codeOf('modified', 'dayjs')],
    says: ['main.jsx'],
  },
  {
    id: 'resolver-diff',
    ...resolver,
    viewport: [1360, 563],
    steps: [mainImports, { wait: '.view-lines >> nth=0' }],
    clip: ['.ant-tabs-tab:has-text("Resolve Diff Viewer")', '.ant-tabs:has-text("Resolve Diff Viewer") >> nth=0'],
    margin: 8,
    marks: [codeOf('original', 'dayjs'), codeOf('modified', 'dayjs')],
    says: ['dayjs-old'],
  },
  {
    id: 'resolver-details',
    ...resolver,
    viewport: [1200, 800],
    steps: [
      mainImports,
      { click: '[role=tab]:has-text("Resolve Details")' },
      { click: 'th:has-text("Duration")' },
      { hover: 'main .ant-card-head >> nth=0' },
    ],
    clip: ['main thead', tableRow(7)],
    margin: 8,
    marks: ['main th:has-text("Duration")', 'main th:has-text("Resolve Result")'],
    phone: [211, 424],
    says: ['dayjs-old'],
  },
];
