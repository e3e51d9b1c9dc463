/** What a build spends its time on: compile time and its alerts, loaders, plugins, resolving; and the upload page. */
import type { Shot, Step } from '../shot.ts';
import { alerts, drawer, overall, page, tab, wide } from './places.ts';

const compile = 'aside .ant-card >> nth=1';
const timeline = { report: 'rspack', route: '/webpack/loaders/overall', viewport: wide } as const;
const loaders = { report: 'rspack', route: '/webpack/loaders/analysis', viewport: page } as const;
const findFile = (value: string): Step => ({ fill: 'input[placeholder="search filename by keyword"]', value });
const guide: Step = { click: '.rc-tree-treenode:has-text("guide.md") >> .rc-tree-title >> nth=0', at: [20, 8] };
const resolver = { report: 'webpack', route: '/module/resolve', viewport: wide } as const;
const mainImports: Step = { click: '.rc-tree-title:has-text("main.jsx") div >> nth=0' };

export const compileShots: readonly Shot[] = [
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
];
