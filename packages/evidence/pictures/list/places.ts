/** Places of the report that several pictures are of. */
import type { Step } from '../shot.ts';

const page = [1440, 900] as const;
export const alerts = 'main .ant-card >> nth=1';
export const tab = (key: string): Step => ({ click: `.ant-tabs-tab[data-node-key="${key}"] [role=tab]` });
export const drawer = '.ant-drawer-open';
export const overall = { report: 'rspack', route: '/overall', viewport: page } as const;
