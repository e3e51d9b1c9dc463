/**
 * The parts of the site, in the order in which they change a page and in which their scripts run (`bundler` before `tabs`,
 * which asks it): the build (rspress.config.ts), Markdown twins and checks take them from here. A new part is a folder and
 * a line of this list.
 */
import { code, type Part, packageManagerTabs, search, table, tabs, units, zoom } from '@rsdoctor-docs/preset';
import { beforeAfter } from './before-after/before-after.plugin.ts';
import { bundler } from './bundler/bundler.plugin.ts';
import { diagram } from './diagram/diagram.plugin.ts';
import { live } from './live/live.plugin.ts';
import { number } from './number/number.plugin.ts';
import { posts } from './posts/posts.plugin.ts';
import { reference } from './reference/reference.plugin.ts';
import { demo } from './report/report.plugin.ts';
import { ruleList } from './rule-list/rule-list.plugin.ts';
import { shot } from './shot/shot.plugin.ts';
import { term } from './term/term.plugin.ts';
import { viewer } from './viewer/viewer.plugin.ts';
import { yourBuild } from './your-build/your-build.plugin.ts';

export const parts: readonly Part[] = [
  reference,
  ruleList,
  beforeAfter,
  number,
  posts,
  shot,
  diagram(),
  term,
  yourBuild,
  table({ yes: /^(?:yes|是|有|支持)$/i, no: /^(?:no|否|无|没有|不支持)$/i }),
  units,
  bundler,
  tabs,
  packageManagerTabs,
  code,
  live(),
  demo,
  viewer,
  zoom,
  search(import.meta.resolve('./search.ts')),
];

export { reportHeaders } from './report/headers.ts';
