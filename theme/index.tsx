/** The table of overrides: a name exported here replaces the stock part of the same name everywhere. */
export * from '@rspress/core/theme-original';
export { Callout } from './components/Callout';
export { CodeBlock, CodeButtonGroup, copyToClipboard } from './components/Code';
export { LastUpdated } from './components/LastUpdated';
export { getCustomMDXComponent } from './components/Mdx';
export { NotFoundLayout, Root } from './components/NotFound';
export { Overview } from './components/Overview';
export { PackageManagerTabs } from './components/PackageManagerTabs';
export { PrevNextPage } from './components/PrevNext';
export { Tab, Tabs } from './components/Tabs';
