/** The table of overrides: a name exported here replaces the stock part of the same name everywhere. */
export * from '@rspress/core/theme-original';
export { DocLayout } from './components/Doc/index.tsx';
export { Outline } from './components/Doc/Outline.tsx';
export { Sidebar } from './components/Doc/Sidebar.tsx';
export { HomeLayout } from './components/Home/index.tsx';
export { Layout } from './components/Layout/index.tsx';
export { useThemeState } from './components/Layout/useThemeState.ts';
export { Nav } from './components/Nav/index.tsx';
export { NavTitle } from './components/Nav/NavTitle.tsx';
export { SocialLinks } from './components/Nav/SocialLinks.tsx';
export { Search } from './components/Search/index.tsx';
export { SwitchAppearance } from './components/Nav/switchers.tsx';
