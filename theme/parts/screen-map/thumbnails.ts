/** The picture that stands for each screen, small and told from the others at a glance, by the route of the screen's page. */
export const THUMBNAILS: Readonly<Record<string, string>> = {
  '/guide/usage/project-overall': 'project-overall-card',
  '/guide/usage/compile-overall': 'compile-overall-card',
  '/guide/usage/loaders-timeline': 'loaders-timeline-page',
  '/guide/usage/loaders-analysis': 'loaders-analysis-file',
  '/guide/usage/plugins-analysis': 'plugins-analysis-page',
  '/guide/usage/resolver': 'resolver-diff',
  '/guide/usage/bundle-size': 'bundle-size-treemap',
  '/guide/usage/bundle-alerts': 'bundle-alerts-card',
  '/guide/usage/module-analysis': 'module-analysis-reasons',
  '/guide/usage/bundle-diff': 'bundle-diff-dashboard',
};

/** The element around what is for some bundlers alone (theme/parts/bundler/plugin.ts). */
export const BUNDLER = 'Bundler';
