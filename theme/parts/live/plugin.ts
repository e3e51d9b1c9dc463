/**
 * Puts the live report and the live diff of the sample shop under /demo/. The pages are no routes, so search, sitemap and
 * feeds leave them out.
 */
import type { RsbuildPlugin } from '@rsbuild/core';
import { readDemo } from '@rsdoctor-docs/evidence/demo-data';
import { DEMO_FOLDER, demoFiles } from '@rsdoctor-docs/evidence/demo-files';
import { type Part, withRsbuild } from '@rsdoctor-docs/preset';
import type { RspressPlugin } from '@rspress/core';

function pluginDemo(): RspressPlugin {
  let base = '/';
  const emit: RsbuildPlugin = {
    name: 'rsdoctor:demo',
    setup(api) {
      let files: Map<string, string> | undefined;
      // After the minimizer, because these files are already minified.
      api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation, sources }) => {
        files ??= demoFiles(readDemo(), base);
        for (const [name, text] of files) compilation.emitAsset(`${DEMO_FOLDER}/${name}`, new sources.RawSource(text));
      });
    },
  };
  return {
    name: 'rsdoctor:demo',
    config(config) {
      base = config.base ?? '/';
      return withRsbuild(config, emit);
    },
  };
}

export const live = (): Part => ({
  name: 'live',
  client: import.meta.resolve('./client.ts'),
  chunks: { live: import.meta.resolve('./open-live.ts') },
  plugins: [pluginDemo()],
});
