/** Pictures of the page /preview/. */
import type { Shot } from '../shot.ts';

const section = (id: string) => `[data-section="${id}"]`;

export const viewerShots: readonly Shot[] = [
  {
    id: 'viewer-report',
    report: 'viewer',
    route: '?sample=report',
    viewport: [1100, 628],
    steps: [{ wait: '603.83' }, { click: '.viewer-bar button[aria-pressed]' }],
    clip: '.viewer-opened',
    marks: [
      { on: '.viewer-names', at: [0.45, 0.5] },
      { on: `${section('files')} .viewer-row >> nth=0`, at: [0.6, 0.25] },
      { on: `${section('files')} .viewer-links`, at: [0.85, 0.5] },
      { on: '.viewer-list > p >> button >> nth=0', at: [1, 0] },
    ],
    small: 'the list stands beside the report from 1100 px on',
    zh: true,
    says: ['198.01 KB', '6.17.1, 6.5.3'],
  },
  {
    id: 'viewer-diff',
    report: 'viewer',
    route: '?sample=diff',
    viewport: [860, 600],
    steps: [{ wait: '564.93' }, { click: '.viewer-bar button[aria-pressed]' }],
    clip: '.viewer-opened',
    marks: [
      { on: '.viewer-names button', at: 'right' },
      { on: `${section('total')} h3`, at: [0.2, 0.5] },
      { on: `${section('grown')} h3`, at: [0.2, 0.5] },
    ],
    zh: true,
    says: ['+110.16 KB (454.78 KB → 564.93 KB)'],
  },
];
