/**
 * Nothing that Rspress offers and this theme refuses. `npm run dev` and the build stop at the same, and at such settings
 * (packages/preset/plugins/offer/plugin.ts).
 */

import type { Check } from '@rsdoctor-docs/base/docs/check';
import { fencesOf } from '@rsdoctor-docs/base/docs/fences';
import type { Page } from '@rsdoctor-docs/base/docs/page';
import { frontmatterFaults, pageFaults, sampleFaults } from '@rsdoctor-docs/preset/node';
import { FENCE_WORDS } from '../plugin.ts';

export const offer: Check<Page> = {
  name: 'offer',
  about: 'pages use of Rspress what works without React in the browser',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: (pages, site) => [
    ...pages.flatMap((page) => [...pageFaults(page, FENCE_WORDS), ...frontmatterFaults(page)]),
    ...fencesOf(site).flatMap(({ file, code }) => (file ? [...sampleFaults(file, code)] : [])),
  ],
};
