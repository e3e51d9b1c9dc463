/**
 * Nothing that Rspress offers and this theme refuses, in pages, the modules that they import, and menus. `npm run dev` and
 * the build stop at the same (packages/preset/plugins/offer/plugin.ts), and at the configuration, as the check `drawn` does, which
 * reads it.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fencesOf } from '@rsdoctor-docs/base/docs/fences';
import type { Page } from '@rsdoctor-docs/base/docs/page';
import type { Site } from '@rsdoctor-docs/base/docs/site';
import { importsOf } from '@rsdoctor-docs/base/imports';
import { frontmatterFaults, menuFaults, moduleFaults, pageFaults, sampleFaults } from '@rsdoctor-docs/preset/offer';
import type { Check } from '../check.ts';
import { FENCE_WORDS } from '../plugin.ts';

/** The modules below docs/ that pages import, directly or through others, relative to the repository. */
function modulesOf(pages: readonly Page[], { root, docs }: Pick<Site, 'root' | 'docs'>): string[] {
  const direct = pages.flatMap(({ file, source }) =>
    [...source.matchAll(/\bfrom\s*['"](\.[^'"]+\.[jt]sx?)['"]/g)].map(([, name = '']) =>
      path.posix.join(path.posix.dirname(file), name),
    ),
  );
  const there = [...new Set(direct)].filter((file) => existsSync(path.join(root, file)));
  return importsOf(root, there).filter(
    (file) => path.join(root, file).startsWith(docs + path.sep) && /\.[jt]sx?$/.test(file),
  );
}

export const offer: Check<Page> = {
  name: 'offer',
  about: 'pages and menus use of Rspress what works without React in the browser',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems(pages, site) {
    return [
      ...pages.flatMap((page) => [...pageFaults(page, FENCE_WORDS), ...frontmatterFaults(page)]),
      ...modulesOf(pages, site).flatMap((file) => [
        ...moduleFaults(file, readFileSync(path.join(site.root, file), 'utf8')),
      ]),
      ...fencesOf(site).flatMap(({ file, code }) => (file ? [...sampleFaults(file, code)] : [])),
      ...site.menus.flatMap((menu) => [...menuFaults(menu)]),
    ];
  },
};
