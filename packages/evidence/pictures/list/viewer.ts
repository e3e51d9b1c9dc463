/** Pictures of the page /preview/. */
import type { Shot } from '../shot.ts';

export const viewerShots: readonly Shot[] = [
  {
    id: 'viewer-report',
    report: 'viewer',
    route: '?sample=report',
    viewport: [1240, 700],
    steps: [{ wait: '603.83' }],
    clip: '.viewer-opened',
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
    zh: true,
    says: ['+110.16 KB (454.78 KB → 564.93 KB)'],
  },
];
