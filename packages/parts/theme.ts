/** The elements that pages import from `@theme`, and the switch that stands in the frame. */
export { BeforeAfter } from './before-after/before-after.tsx';
export { BundlerSwitch } from './bundler/bundler.tsx';
export { Demo } from './report/report.tsx';
export { RuleList } from './rule-list/rule-list.tsx';
export { Shot } from './shot/shot.tsx';
export { Viewer, ViewerPage } from './viewer/viewer.tsx';
