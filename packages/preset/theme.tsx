/** The theme: the frame and the generic parts in place of Rspress's, and Rspress's own where they are as good. */
export * from '@rspress/core/theme-original';
export { DocLayout } from './frame/doc/doc.tsx';
export { Outline } from './frame/doc/Outline.tsx';
export { EditLink, LastUpdated } from './frame/doc/parts.tsx';
export { Sidebar } from './frame/doc/Sidebar.tsx';
// Markup for a site's own parts.
export { FilterField, NoMatch } from './frame/FilterField.tsx';
export { FoldFilter } from './frame/FoldFilter.tsx';
export { HomeLayout } from './frame/home/home.tsx';
export { Island } from './frame/Island.tsx';
export { Layout } from './frame/layout/layout.tsx';
export { ToTop } from './frame/layout/ToTop.tsx';
export { NavTitle } from './frame/nav/NavTitle.tsx';
export { Nav } from './frame/nav/nav.tsx';
export { SocialLinks } from './frame/nav/SocialLinks.tsx';
export { SwitchAppearance } from './frame/nav/switchers.tsx';
export { NotFoundLayout, Root } from './frame/not-found/not-found.tsx';
export { Overview } from './frame/overview/overview.tsx';
export { PageLink } from './frame/PageLink.tsx';
export { PrevNextPage } from './frame/prev-next/prev-next.tsx';
export { Stylesheet } from './frame/Stylesheet.tsx';
export { NavStart, NotFoundHelp, SidebarHead } from './frame/slots.tsx';
export { Callout } from './parts/callout/callout.tsx';
export { CodeBlock } from './parts/code/code.tsx';
export { PackageManagerTabs } from './parts/package-manager-tabs/package-manager-tabs.tsx';
export { Search } from './parts/search/search.tsx';
export { getCustomMDXComponent } from './parts/table/table.tsx';
export { Tab, Tabs } from './parts/tabs/tabs.tsx';

/** Places that a site may fill, and the markup above; any other name here replaces a part of Rspress. */
type Own =
  | keyof typeof import('./frame/slots.tsx')
  | 'FilterField'
  | 'FoldFilter'
  | 'Island'
  | 'NoMatch'
  | 'PageLink'
  | 'Stylesheet'
  | 'ToTop';
type WithoutStockPart = Exclude<
  keyof typeof import('./theme.tsx'),
  keyof typeof import('@rspress/core/theme-original') | Own
>;
// Pages would get the stock part, without a word, if Rspress called it something else.
({}) satisfies Record<WithoutStockPart, 'Rspress has no part of this name'>;
