/** Places of the report that several pictures are of. */
import type { Step } from '../shot.ts';

const page = [1440, 900] as const;
export const alerts = 'main .ant-card >> nth=1';
export const tab = (key: string): Step => ({ click: `.ant-tabs-tab[data-node-key="${key}"] [role=tab]` });
export const drawer = '.ant-drawer-open';
export const compile = 'aside .ant-card >> nth=1';
/** A stage of the build: its name and its bar. */
export const stage = (index: number): string => `${compile} >> .ant-progress >> nth=${index} >> xpath=..`;
/** The button at a stage of the build that opens its plugins. */
export const detail = (index: number): string => `button:has-text("detail") >> nth=${index}`;
/** Shows the modules of a JavaScript file. @param name what its name begins with, up to the hash */
const asset = (name: string): Step => ({
  click: `.rc-tree-treenode:has(:text-matches("^${name}\\\\.\\\\w+\\\\.js$")) >> [class*=assetBox] >> nth=0`,
});
export const mainAsset = asset('main');
export const findModule = (value: string): Step => ({ fill: 'input[placeholder="search module by keyword"]', value });
/** Hides the summary cards. */
export const fillWindow: Step = {
  click: ':is(button[aria-label="Shrink card"], button[aria-label="Expand card"]) >> nth=0',
};
export const openTreemap: Step = { click: '.ant-tabs-tab:has-text("Treemap")' };
/** The treemap alone, with nothing under the pointer. */
const treemapAlone: readonly Step[] = [
  openTreemap,
  fillWindow,
  { click: '[class*=sidebar-toggle]' },
  { hover: '.ant-tabs-tab >> nth=0' },
  { wait: 'canvas >> nth=-1' },
];
export const compileMenu: readonly Step[] = [
  { hover: 'nav .ant-menu-submenu-title >> nth=1' },
  { wait: '.ant-menu-submenu-popup .ant-menu-item >> nth=0' },
];
export const assets = '[class*=assetDetailRoot]';
export const heads = [`${assets} .ant-card-head >> nth=0`, `${assets} .ant-card-head >> nth=1`] as const;
/**
 * Style for the lists of files and modules. In a narrow window the report cuts off the tags of files, so their list gets the
 * width of its rows. The scrollbar of the modules is hidden: it fades out, and two pictures would differ by it.
 */
export const wholeRows =
  '[class*=assetDetailRoot] { grid-template-columns: 345px 1fr } .ant-tree-list-scrollbar { opacity: 0 } .ant-tree-treenode { margin-block-end: 4px; padding: 0 !important }';
/** The reason that such pictures give for their small text. */
export const wholeRowsFont = 'in a narrower window, the report shortens the names of modules instead';
/** A row of the modules of a file, the last that a picture shows whole. */
export const moduleRow = (name: string): string => `.ant-tree-treenode:has-text("${name}") >> nth=0`;
/** The treemap. The margins cut off the white strip above it, and the bar with the path that covers its lowest tiles. */
export const treemap = { steps: treemapAlone, clip: 'canvas >> nth=-1', margin: [-22, 0, -22, 0] } as const;
/** Space around a card that stands right below the header, without the header's shadow. */
export const belowHeader = [8, 14, 14, 14] as const;
export const overall = { report: 'rspack', route: '/overall', viewport: page } as const;
