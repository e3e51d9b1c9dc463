/** Places of the report that several pictures are of. */
import type { ReportName, Shot, Step } from '../shot.ts';

const page = [1440, 900] as const;
export const alerts = 'main .ant-card >> nth=1';
export const tab = (key: string): Step => ({ click: `.ant-tabs-tab[data-node-key="${key}"] [role=tab]` });
export const drawer = '.ant-drawer-open';
export const overall = { report: 'rspack', route: '/overall', viewport: page } as const;

/** Two pictures of one screen, for `<Compare>`: without marks, which the line between them would cover. */
export const beforeAndAfter = (
  id: string,
  [before, after]: readonly [ReportName, ReportName],
  shot: Omit<Shot, 'id' | 'report' | 'says'>,
  [saysBefore, saysAfter]: readonly [string[], string[]],
): readonly Shot[] => [
  { ...shot, id: `${id}-before`, report: before, says: saysBefore },
  { ...shot, id: `${id}-after`, report: after, says: saysAfter },
];
