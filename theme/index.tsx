/** The table of overrides: a name exported here replaces the part of the same name everywhere. */
import type * as Parts from '@rsdoctor-docs/parts/theme';

export * from '@rsdoctor-docs/parts/theme';
export * from '@rsdoctor-docs/preset/theme';
export { HomeLayout } from './home/home.tsx';
export { NavStart, NotFoundHelp, SidebarHead } from './slots.tsx';

/** Elements that pages import are listed by packages/parts/theme.ts. Any other name replaces a part, or fills a place of the frame. */
type WithoutStockPart = Exclude<
  keyof typeof import('./index.tsx'),
  keyof typeof import('@rsdoctor-docs/preset/theme') | keyof typeof Parts
>;
// Pages would get the preset's part, without a word, if it were called something else.
({}) satisfies Record<WithoutStockPart, 'the preset has no part of this name'>;
