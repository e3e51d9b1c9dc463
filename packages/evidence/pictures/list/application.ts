/**
 * Open MCT, the application of the two guides: a slow build and a large bundle, before and after. It is built with webpack
 * and with Rspack, from reports in two folders that have the same names: `app-before` of a picture for Rspack is Rspack's.
 */
import type { Shot, Step } from '../shot.ts';
import {
  assets,
  compile,
  detail,
  drawer,
  fillWindow,
  heads,
  moduleRow,
  stage,
  treemap,
  wholeRows,
  wholeRowsFont,
} from './places.ts';

const overall = { route: '/overall', viewport: [1440, 900] } as const;
const asset = (name: string) => `.rc-tree-treenode:has(:text-is("${name}"))`;
const size = { route: '/bundle/size', viewport: [1000, 720] } as const;
const select: readonly Step[] = [fillWindow, { click: `${asset('openmct.js')} >> [class*=assetBox] >> nth=0` }];
const leaveRow: Step = { hover: `${assets} .ant-card-head >> nth=1` };
const openPackages: Step = {
  click: '.ant-tree-treenode:has-text("node_modules") >> .ant-tree-switcher >> nth=0',
};

/** What the pictures of both bundlers have in common. */
const stages = { ...overall, steps: [], clip: compile, margin: 14 } as const;
const stageMarks: Shot['marks'] = [stage(1), stage(3)];
/** Some names of files are longer than those of the shop. */
const rows = `${wholeRows} [class*=assetDetailRoot] { grid-template-columns: 380px 1fr }`;
const largeFile = (lastRow: string) =>
  ({
    report: 'app-before',
    ...size,
    viewport: [1075, 880],
    style: rows,
    steps: [...select, openPackages, leaveRow],
    clip: [...heads, lastRow],
    margin: -2,
    marks: ['.rc-tree-treenode-selected', moduleRow('node_modules')],
    small: wholeRowsFont,
    zh: true,
  }) as const;
const smallFile = (lastRow: string) =>
  ({
    report: 'app-small',
    ...size,
    viewport: [1400, 720],
    steps: [...select, leaveRow],
    style: rows,
    clip: [heads[0], lastRow],
    margin: -2,
    zh: true,
  }) as const;

export const applicationShots: readonly Shot[] = [
  {
    id: 'slow-build-stages',
    report: 'app-before',
    ...stages,
    marks: [...stageMarks, detail(2)],
    zh: true,
    says: ['Minify'],
  },
  {
    id: 'slow-build-minify',
    report: 'app-before',
    ...overall,
    viewport: [1240, 900],
    steps: [{ click: detail(2) }, { wait: drawer }],
    clip: [`${drawer} .ant-drawer-close`, `${drawer} .ant-card-head`, `${drawer} .ant-table-row >> nth=2`],
    margin: 14,
    marks: [`${drawer} .ant-table-row >> nth=0`],
    says: ['TerserPlugin'],
  },
  {
    id: 'large-bundle-file',
    ...largeFile(moduleRow('decimal.js')),
    says: ['Modules of "openmct.js"', '5.17 MB'],
  },
  {
    id: 'large-bundle-treemap',
    report: 'app-before',
    ...size,
    viewport: [930, 780],
    ...treemap,
    // Cuts 34 px off, where the treemap's lowest labels would be halved.
    margin: [-22, 0, -34, 0],
    marks: [
      { on: 'canvas >> nth=-1', at: [0.3, 0.92] },
      { on: 'canvas >> nth=-1', at: [0.4, 0.8] },
      { on: 'canvas >> nth=-1', at: [0.2, 0.637] },
      { on: 'canvas >> nth=-1', at: [0.48, 0.9] },
    ],
    phone: [2, 429],
    says: ['Treemap'],
  },
  { id: 'large-bundle-after', ...smallFile('.rc-tree-treenode >> nth=10'), says: ['3.32 MB'] },
];

/** Those for readers of Rspack, whose builds are recorded apart. */
export const applicationShotsOfRspack: readonly Shot[] = [
  {
    id: 'slow-build-rspack-stages',
    report: 'app-before',
    ...stages,
    marks: stageMarks,
    zh: true,
    says: ['Minify'],
  },
  {
    id: 'large-bundle-rspack-file',
    ...largeFile('.ant-tree-treenode >> nth=11'),
    says: ['Modules of "openmct.js"', '4.90 MB'],
  },
  {
    id: 'large-bundle-rspack-treemap',
    report: 'app-before',
    ...size,
    viewport: [930, 780],
    ...treemap,
    marks: [
      { on: 'canvas >> nth=-1', at: [0.15, 0.3] },
      { on: 'canvas >> nth=-1', at: [0.42, 0.3] },
      { on: 'canvas >> nth=-1', at: [0.2, 0.637] },
    ],
    phone: [2, 429],
    says: ['Treemap'],
  },
  // Rspack's list is not in the order of sizes: openmct.js is the last row.
  { id: 'large-bundle-rspack-after', ...smallFile('.rc-tree-treenode >> nth=11'), says: ['3.29 MB'] },
];
