/** What a site's configuration and the build's side of its parts use. */

export type { FrameText } from './frame/texts.ts';
export { texts } from './frame/texts.ts';
export { code } from './parts/code/code.plugin.ts';
export { packageManagerTabs } from './parts/package-manager-tabs/package-manager-tabs.plugin.ts';
export { search } from './parts/search/search.plugin.ts';
export { table } from './parts/table/table.plugin.ts';
export { tabs } from './parts/tabs/tabs.plugin.ts';
export { zoom } from './parts/zoom/zoom.plugin.ts';
export type { Feed } from './plugins/feeds.ts';
export type { Naming, Part } from './plugins/part.ts';
export type { PublishOptions } from './plugins/publish/index.ts';
export { FONT_LICENSE } from './plugins/publish/licenses.ts';
export { type HeaderRules, policyText } from './plugins/publish/policy.ts';
export { units } from './plugins/units.ts';
export { withRsbuild } from './plugins/with-rsbuild.ts';
export { dayOf, writtenDate } from './plugins/written-date.ts';
export { genericParts, type PresetOptions, preset } from './preset.ts';
