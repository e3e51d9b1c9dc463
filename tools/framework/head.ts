import type { Patch } from './patch.ts';
import { BROWSER_FOLDERS, IN_RSPRESS, replaceModules } from './stand-in.ts';
import { inProduction } from './with-rsbuild.ts';

/** In the browser theme/framework/head.tsx takes the place of @unhead/react. */
export const head: Patch = {
  name: 'head',
  anchors: [
    { folders: BROWSER_FOLDERS, request: '@unhead/react', names: ['Head', 'useHead'] },
    {
      folders: BROWSER_FOLDERS,
      request: '@unhead/react/client',
      names: ['UnheadProvider', 'createHead'],
    },
    { file: '@rspress/core/dist/runtime/ClientApp.js', has: ['const head = createHead();', 'jsx(UnheadProvider, {'] },
  ],
  plugin: (build) =>
    inProduction(
      'head',
      replaceModules(
        'head',
        [{ request: /^@unhead\/react(?:\/client)?$/, file: 'head.tsx', askedBy: IN_RSPRESS }],
        build,
      ),
    ),
};
