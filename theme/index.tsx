/** The table of overrides: a name exported here replaces the stock part of the same name everywhere. */
export * from '@rspress/core/theme-original';

export { DocLayout } from './frame/doc/index.tsx';
export { Outline } from './frame/doc/Outline.tsx';
export { EditLink, LastUpdated } from './frame/doc/parts.tsx';
export { Sidebar } from './frame/doc/Sidebar.tsx';
export { Layout } from './frame/layout/index.tsx';
export { Nav } from './frame/nav/index.tsx';
export { NavTitle } from './frame/nav/NavTitle.tsx';
export { SocialLinks } from './frame/nav/SocialLinks.tsx';
export { SwitchAppearance } from './frame/nav/switchers.tsx';
export { NotFoundLayout, Root } from './frame/not-found/index.tsx';
export { Overview } from './frame/overview/index.tsx';
export { PrevNextPage } from './frame/prev-next/index.tsx';
export * from './frame/slots.tsx';
export { HomeLayout } from './home/index.tsx';
export { Callout } from './parts/callout/index.tsx';
export { CodeBlock } from './parts/code/index.tsx';
export { Compare } from './parts/compare/index.tsx';
export { PackageManagerTabs } from './parts/package-manager-tabs/index.tsx';
export { RuleList } from './parts/rule-list/index.tsx';
export { Search } from './parts/search/index.tsx';
export { Shot } from './parts/shot/index.tsx';
export { getCustomMDXComponent } from './parts/table/index.tsx';
export { Tab, Tabs } from './parts/tabs/index.tsx';
export { Demo } from './report/index.tsx';
export { NavStart, NotFoundHelp, SidebarHead } from './slots.tsx';

/** Elements of our own, which pages import by name. Any other name here replaces a part of Rspress. */
type Own = 'Compare' | 'Demo' | 'RuleList' | 'Shot' | keyof typeof import('./frame/slots.tsx');
type WithoutStockPart = Exclude<
  keyof typeof import('./index.tsx'),
  keyof typeof import('@rspress/core/theme-original') | Own
>;
// Pages would get the stock part, without a word, if Rspress called it something else.
({}) satisfies Record<WithoutStockPart, 'Rspress has no part of this name'>;
