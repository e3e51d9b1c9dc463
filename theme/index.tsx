/** The table of overrides: a name exported here replaces the stock part of the same name everywhere. */
export * from '@rspress/core/theme-original';
export { HomeLayout } from './components/Home/index.tsx';
