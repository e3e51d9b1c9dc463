/** The screens whose words are read: those of the pictures, and others that pages speak of. */
import {
  alerts,
  compileMenu,
  detail,
  drawer,
  findModule,
  mainAsset,
  openTreemap,
  overall,
  tab,
} from '../pictures/list/places.ts';
import { shots } from '../pictures/list.ts';
import type { ReportName, Shot, Step } from '../pictures/shot.ts';

/** The reports that are read; those of other applications have the same screens. */
export const READ: readonly ReportName[] = ['rspack', 'webpack', 'diff'];

const size = { route: '/bundle/size', viewport: [1980, 1050], says: [] } as const;
const code: Step = { click: '.ant-tree-treenode .anticon-code >> nth=0' };
const openRow: Step = { click: `${alerts} >> .ant-tabs-tabpane-active .ant-collapse-header >> nth=0`, at: [12, 12] };
const alertsOf = (report: Shot['report'], ...codes: string[]): Shot[] =>
  codes.map((code) => ({
    ...overall,
    id: `${report}-${code}`,
    report,
    // In a narrower window, the last tabs are behind a button.
    viewport: [3200, 1000],
    steps: code === 'E1004' ? [tab(code)] : [tab(code), openRow],
    says: [code],
  }));

export const views: readonly Shot[] = [
  ...shots.filter(({ report }) => READ.includes(report)),
  ...(['rspack', 'webpack'] as const).flatMap((report): Shot[] => [
    {
      ...size,
      id: `${report}-size`,
      report,
      steps: [mainAsset, findModule('Carousel|Calendar'), code, { wait: drawer }],
      zh: true,
    },
    {
      ...size,
      id: `${report}-treemap`,
      report,
      steps: [openTreemap, { point: 'canvas >> nth=-1', at: [0.3, 0.5] }],
      zh: true,
    },
    {
      ...overall,
      id: `${report}-menu`,
      report,
      steps: [...compileMenu, { hover: `${alerts} >> .ant-tabs-nav-more` }],
      zh: true,
      says: [],
    },
    {
      ...overall,
      id: `${report}-minify`,
      report,
      steps: [{ click: detail(2) }, { wait: drawer }],
      says: [],
    },
    {
      id: `${report}-plugins`,
      report,
      route: '/webpack/plugins',
      viewport: [940, 900],
      steps: [
        { click: '.ant-select.plugin-select >> nth=0' },
        { fill: '.ant-select.plugin-select input >> nth=0', value: 'BuildInfoPlugin' },
        { click: '.ant-select-item-option:has-text("BuildInfoPlugin")' },
        { press: 'Escape' },
      ],
      says: ['BuildInfoPlugin'],
    },
    {
      id: `${report}-loaders`,
      report,
      route: '/webpack/loaders/analysis',
      viewport: [1056, 900],
      steps: [{ hover: 'main .ant-tag:has-text("Info") >> nth=0' }],
      says: [],
    },
  ]),
  ...alertsOf('rspack', 'E1002', 'E1004', 'E1006', 'E1007', 'E1008', 'E1009'),
  ...alertsOf('webpack', 'E1001', 'E1002', 'E1004', 'E1006', 'E1009'),
];
