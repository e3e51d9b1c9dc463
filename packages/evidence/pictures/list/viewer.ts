/** Pictures of the page /preview/. */
import type { Shot } from '../shot.ts';

const section = (id: string) => `[data-section="${id}"]`;

export const viewerShots: readonly Shot[] = [
  {
    id: 'viewer-report',
    report: 'viewer',
    route: '?sample=report',
    viewport: [1240, 700],
    steps: [{ wait: '603.83' }],
    clip: '.viewer-opened',
    marks: [
      { on: '.viewer-bar h1 b', at: 'right' },
      { on: '[data-finding="0"] .viewer-name', at: 'right' },
      { on: '.viewer-note a >> nth=0', at: 'left' },
      { on: '.viewer-tool[data-icon=copy]', at: 'left' },
    ],
    small: 'the findings stand beside the report from 1200 px on',
    zh: true,
    says: ['198.01 KB', '20 '],
  },
  {
    id: 'viewer-diff',
    report: 'viewer',
    route: '?sample=diff',
    viewport: [720, 700],
    steps: [{ wait: '564.93' }],
    clip: '.viewer-opened',
    marks: [
      { on: '.viewer-tool[data-icon=swap]', at: 'left' },
      { on: `${section('total')} h3`, at: [0.2, 0.5] },
      { on: '.viewer-falls > li >> nth=1 >> .viewer-name', at: 'right' },
    ],
    zh: true,
    says: ['+110.16 KB (454.78 KB → 564.93 KB)'],
  },
];
