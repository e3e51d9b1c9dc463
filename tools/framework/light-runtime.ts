import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { withRsbuild } from './with-rsbuild.ts';

const standIn = (name: string) => path.join(import.meta.dirname, '../../theme/framework', name);

/** Packages of which Rspress uses a small part, and that part. Whatever else is asked of them fails the build. */
const STAND_INS: [RegExp, string][] = [
  [/^react-router-dom$/, standIn('router.tsx')],
  [/^@unhead\/react(?:\/client)?$/, standIn('head.tsx')],
  [/^nprogress$/, standIn('progress.ts')],
];

/**
 * Rspress plugin: in the browser's production build, small files take the place of three packages (17 kB brotli).
 * Prerendering and development use the packages themselves.
 */
export function pluginLightRuntime(): RspressPlugin {
  const rsbuildPlugin: RsbuildPlugin = {
    name: 'rsdoctor:light-runtime',
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins, environment, rspack }) => {
        if (environment.name !== 'web') return;
        appendPlugins(STAND_INS.map(([request, file]) => new rspack.NormalModuleReplacementPlugin(request, file)));
      });
    },
  };
  return {
    name: 'rsdoctor:light-runtime',
    config: (config, _utils, isProd) => (isProd ? withRsbuild(config, rsbuildPlugin) : config),
  };
}
