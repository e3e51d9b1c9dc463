import type { Part } from '@rsdoctor-docs/preset';
import { panels } from '@rsdoctor-docs/viewer/panels';

/** `<Demo panel="/bundle/size">`: a link to a screen of the sample's report. */
export const demo: Part = {
  name: 'demo',
  classic: { report: import.meta.resolve('@rsdoctor-docs/viewer/worker') },
  names: {
    Demo: {
      property: 'panel',
      ids: () => panels,
      fix: () => 'correct it; packages/viewer/panels.ts lists the screens that a page may open',
    },
  },
};
