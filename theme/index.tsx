/** The table of overrides: a name exported here replaces the part of the same name everywhere. */
export * from '@rsdoctor-docs/preset/theme';
export { HomeLayout } from './home/index.tsx';
export { BeforeAfter } from './parts/before-after/index.tsx';
export { Compare } from './parts/compare/index.tsx';
export { RuleList } from './parts/rule-list/index.tsx';
export { Shot } from './parts/shot/index.tsx';
export { Demo } from './report/index.tsx';
export { NavStart, NotFoundHelp, SidebarHead } from './slots.tsx';

/** Elements of our own, which pages import by name. Any other name here replaces a part, or fills a place of the frame. */
type Own = 'BeforeAfter' | 'Compare' | 'Demo' | 'RuleList' | 'Shot';
type WithoutStockPart = Exclude<
  keyof typeof import('./index.tsx'),
  keyof typeof import('@rsdoctor-docs/preset/theme') | Own
>;
// Pages would get the preset's part, without a word, if it were called something else.
({}) satisfies Record<WithoutStockPart, 'the preset has no part of this name'>;
