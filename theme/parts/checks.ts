/** The checks of `npm run check` that one part has of its own, by the group in which they run. */
import type { Groups } from '#tools/checks/run.ts';
import { labels } from '../report/labels.ts';
import { screens } from '../report/screen-names.ts';
import { bundlers } from './bundler/check.ts';
import { sampleNumbers } from './number/check.ts';
import { legible } from './shot/check.ts';

export const partChecks = {
  content: [labels, screens, sampleNumbers, bundlers],
  code: [legible],
} satisfies Groups;
