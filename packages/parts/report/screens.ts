/**
 * The screens of the live report that pictures show: what a click on "Try it here" opens in the place of the picture.
 * Selectors are those of the report's client; texts are the same in both of its languages.
 */
import type { Mark, Place, Step, Walk } from '@rsdoctor-docs/viewer/report-frame';

export interface Screen {
  /** A screen of packages/viewer/panels.ts, or `diff`. */
  panel: string;
  /** Width of the report, in px: the least with nothing of this screen cut off. */
  width: number;
  /** What leads to the row that the text follows. Harmless when it is done again. */
  steps?: readonly Step[];
  /** What ①, ② … in the text do in the open report. */
  marks: readonly (readonly Step[])[];
}

const mainFile: Place = ['[class*=assetBox]', '^main\\.\\w+\\.js'];
const tab = (index: number, within = 'main'): Step => ({
  click: [`${within} .ant-tabs-tab:nth-of-type(${index}) [role=tab]`],
});
const modulesOfMain: Place = ['.ant-card-head', 'js/main\\.'];
/** Chooses the file in the tree, and waits for its modules. */
const chooseMain: readonly Step[] = [tab(1), { click: mainFile, unless: modulesOfMain }, { show: modulesOfMain }];
/** Opens the second folder of a file: `node_modules`, after `src`. */
const unfoldPackages: Step = {
  click: ['.ant-tree-treenode-switcher-close + .ant-tree-treenode-switcher-close .ant-tree-switcher'],
  unless: ['.ant-tree-treenode-switcher-open', '^node_modules'],
};
/** The rectangle of react-dom in the file `main`. */
const reactDom: Step = { point: ['canvas'], at: [0.1, 0.42] };
/** The pale bar of babel-loader. */
const babelLoader: Step = { point: ['main canvas'], at: [0.6, 69] };
const row = (name: string): Step => ({ show: ['main .ant-table-row', name] });
const drawer = '.ant-drawer-open';
const carouselDrawer: Place = [drawer, 'Carousel\\.jsx'];
const diffCard = (index: number): Step => ({ show: [`main .ant-row > .ant-col:nth-child(${index})`] });

/** By the ids of the pictures. Pictures of webpack builds have none: the live report is of an Rspack build. */
export const screens: Readonly<Record<string, Screen>> = {
  'project-overall-card': {
    panel: '/overall',
    width: 880,
    marks: [
      [{ show: ['main .ant-card [class*=container]'] }],
      [{ show: ['main .ant-card .ant-descriptions'] }],
      [{ show: ['main .ant-card button'] }],
    ],
  },
  'bundle-overall-size': {
    panel: '/overall',
    width: 880,
    marks: [[{ show: ['aside .ant-segmented'] }]],
  },
  'bundle-alerts-card': {
    panel: '/overall',
    width: 880,
    steps: [{ show: ['main .ant-card', 'E1001'] }],
    marks: [
      [{ show: ['.ant-tabs-tab', 'E1002'] }],
      [{ show: ['.ant-collapse-header', 'qs'] }],
      [{ show: ['button', 'Show Relations'] }],
    ],
  },
  'bundle-size-page': {
    panel: '/bundle/size',
    width: 1100,
    steps: [...chooseMain, unfoldPackages],
    marks: [[{ show: ['.rc-tree-treenode', mainFile[1]] }], [{ show: ['.ant-tree-treenode', 'node_modules'] }]],
  },
  'bundle-size-treemap': {
    panel: '/bundle/size',
    width: 1100,
    steps: [tab(2)],
    marks: [[reactDom], [{ point: ['canvas'], at: [0.18, 0.9] }]],
  },
  'module-analysis-bailout': {
    panel: '/bundle/size',
    width: 1000,
    steps: [
      ...chooseMain,
      { fill: ['input[placeholder="search module by keyword"]'], value: 'Carousel|Calendar', unless: carouselDrawer },
      { click: ['[class*=bundleTreeEntryTitleWrap]', 'Carousel\\.jsx'], unless: carouselDrawer },
    ],
    marks: [[tab(1, drawer)], [tab(2, drawer), { show: [`${drawer} [class*=ailout]`, 'Statement'] }]],
  },
  'loaders-timeline-page': {
    panel: '/webpack/loaders/overall',
    width: 1004,
    marks: [
      [babelLoader],
      [{ point: ['main canvas'], at: [0.306, 84] }],
      [
        { fill: ['main .ant-input-affix-wrapper input'], value: 'node_modules/' },
        { show: ['main .ant-input-affix-wrapper'] },
      ],
    ],
  },
  'loaders-analysis-page': {
    panel: '/webpack/loaders/analysis',
    width: 1056,
    marks: [
      [{ show: ['main .ant-typography', 'Total Files'] }],
      [{ show: ['.rc-tree-treenode', 'guide\\.md'] }],
      [{ click: ['.rc-tree-node-content-wrapper', '^node_modules'] }],
    ],
  },
  'plugins-analysis-page': {
    panel: '/webpack/plugins',
    width: 940,
    marks: [[row('')], [row('BuildInfoPlugin')], [{ show: ['.plugin-select'] }]],
  },
  'bundle-diff-dashboard': {
    panel: 'diff',
    width: 900,
    marks: [[diffCard(1)], [diffCard(2)], [diffCard(7)], [diffCard(9)]],
  },
};

/** Where a number stands in the report: at what its last step is about. */
function markOf(steps: readonly Step[]): Mark[] {
  const last = steps.at(-1);
  if (!last) return [];
  if ('point' in last) return [{ place: last.point, at: last.at }];
  return [{ place: 'show' in last ? last.show : 'click' in last ? last.click : last.fill }];
}

/** Where a screen opens, with its numbers; with `mark`, where that number of the text leads. */
export function walkTo({ panel, steps = [], marks }: Screen, mark = 0): Walk {
  return {
    hash: `#${panel === 'diff' ? '/resources/bundle/diff' : panel}`,
    steps: [...steps, ...(marks[mark - 1] ?? [])],
    marks: marks.flatMap(markOf),
    mark,
  };
}
