import type { Patch } from './patch.ts';
import { BROWSER_FOLDERS, IN_RSPRESS, replaceModules } from './stand-in.ts';
import { inProduction } from './with-rsbuild.ts';

/** In the browser theme/framework/router.tsx takes the place of react-router-dom. */
export const router: Patch = {
  name: 'router',
  anchors: [
    {
      folders: BROWSER_FOLDERS,
      request: 'react-router-dom',
      // The last one is asked for by the prerendering alone, which has the package itself.
      names: ['BrowserRouter', 'useLocation', 'useNavigate', 'useSearchParams', 'StaticRouter'],
      through: { file: '@rspress/core/dist/runtime/index.js', request: '@rspress/core/runtime' },
    },
    {
      file: '@rspress/core/dist/runtime/ClientApp.js',
      has: [
        'jsx(PageContext.Provider, {',
        'jsx(BrowserRouter, {',
        'basename:',
        'useTransitions: site.route.useTransitions',
      ],
    },
  ],
  plugin: (build) =>
    inProduction(
      'router',
      replaceModules('router', [{ request: /^react-router-dom$/, file: 'router.tsx', askedBy: IN_RSPRESS }], build),
    ),
};
