/** Every clip that pages may offer with `<Shot id="…" clip="…" />`. */
import { shots } from '../pictures/list.ts';
import type { Shot } from '../pictures/shot.ts';
import type { Clip } from './clip.ts';

/** The screen of a picture, without its numbers. */
function screenOf(id: string): Pick<Clip, 'id' | 'shot'> & Pick<Shot, 'steps'> {
  const { report, route, viewport, steps, clip, margin = 0 } = shots.find((shot) => shot.id === id) as Shot;
  return { id, shot: { report, route, viewport, margin, ...(clip ? { clip } : {}) }, steps };
}

const { steps: treemapSteps, ...treemap } = screenOf('bundle-size-treemap');
const { steps: reasonsSteps, ...reasons } = screenOf('module-analysis-reasons');
const { steps: timelineSteps, ...timeline } = screenOf('loaders-timeline-page');
const row = (name: string) => `.ant-drawer-open .file-tree-com-node-title:has-text("${name}") >> nth=0`;
const diffTab = (name: string) => `.ant-tabs-tab:has-text("${name}") >> nth=0`;
const treemapAt = (x: number, y: number) => ({ click: 'canvas >> nth=-1', at: [x, y] as const });
const timelineAt = (x: number, y: number) => ({ point: 'canvas >> nth=0', at: [x, y] as const });

export const clips: readonly Clip[] = [
  {
    ...treemap,
    // With the path at the lower edge, by which one zooms out.
    shot: { ...treemap.shot, margin: 0 },
    scenes: [
      { steps: treemapSteps, pointer: [0.54, 0.21], says: ['Treemap'] },
      { steps: [treemapAt(440, 124)], pointer: [0.27, 0.98], says: ['20.14 KB'] },
      { steps: [treemapAt(217, 581), { hover: '.ant-tabs-tab >> nth=0' }], pointer: [0.4, 0.4], says: ['Treemap'] },
    ],
  },
  {
    ...reasons,
    // The whole drawer, in which the tree grows.
    shot: { ...reasons.shot, viewport: [1000, 470], margin: 0, clip: '.ant-drawer-open .ant-drawer-content' },
    scenes: [
      { steps: reasonsSteps, pointer: [0.082, 0.68], says: ['Reasons'] },
      { steps: [{ click: `${row('Reports.jsx')} >> .anticon-plus-circle` }], pointer: [0.34, 0.68], says: ['Reasons'] },
      { steps: [{ click: `${row('Reports.jsx')} >> .anticon >> nth=-1` }], pointer: [0.5, 0.9], says: ['Reports.jsx'] },
    ],
  },
  {
    ...timeline,
    scenes: [
      { steps: timelineSteps, pointer: [0.55, 0.17], says: ['Loader Timeline'] },
      { steps: [timelineAt(0.55, 0.09)], pointer: [0.45, 0.29], says: ['224'] },
      { steps: [timelineAt(0.45, 0.231)], pointer: [0.45, 0.41], says: ['i18n-loader.js'] },
      { steps: [timelineAt(0.45, 0.363)], pointer: [0.7, 0.9], says: ['cssExtractLoader.js'] },
    ],
  },
  {
    id: 'bundle-diff-assets',
    // Its window is so tall that no tab needs scrolling: the tabs stay where they are.
    shot: {
      report: 'diff',
      route: '/resources/bundle/diff',
      viewport: [940, 3400],
      clip: ['.ant-tabs-nav >> nth=0', '.ant-tabs >> nth=0'],
      margin: 16,
    },
    scenes: [
      { steps: [], pointer: [0.13, 0.06], says: ['File Type'] },
      { steps: [{ click: diffTab('Assets') }], pointer: [0.23, 0.06], says: ['js/main.js'] },
      { steps: [{ click: diffTab('Modules') }], pointer: [0.33, 0.06], says: ['Parsed Size'] },
      { steps: [{ click: diffTab('Packages') }], pointer: [0.06, 0.06], says: ['chroma-js'] },
    ],
  },
];
