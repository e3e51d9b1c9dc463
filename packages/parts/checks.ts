/** The checks of `npm run check` that one part has of its own, by the group in which they run. */
import type { Groups } from '@rsdoctor-docs/base/docs/check';
import { bundlers } from './bundler/bundler.check.ts';
import { sampleNumbers } from './number/number.check.ts';
import { labels } from './report/labels.ts';
import { legible } from './shot/shot.check.ts';

export const partChecks = {
  content: [labels, sampleNumbers, bundlers],
  code: [legible],
} satisfies Groups;

export { isAnchorOfPart } from './anchors.ts';
export { ALL, bundlersAt, seenIn } from './bundler/bundler.check.ts';
export { badNumbers } from './number/number.check.ts';
export { unknownLabels } from './report/labels.ts';
