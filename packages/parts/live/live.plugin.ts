/**
 * Puts the live report and the live diff of the sample shop under /demo/. The pages are no routes, so search, sitemap and
 * feeds leave them out.
 */
import type { RsbuildPlugin } from '@rsbuild/core';
import { readDemo } from '@rsdoctor-docs/evidence/demo-data';
import { DEMO_FOLDER, demoFiles } from '@rsdoctor-docs/evidence/demo-files';
import { type Part, withRsbuild } from '@rsdoctor-docs/preset';
import type { RspressPlugin } from '@rspress/core';

/** The client's row of charts has 1,000 px, whatever the width of the report: it scrolls in its card, and not the report. */
const ROW_OF_CHARTS = '[class*="chartsContainer"]{overflow-x:auto}';

function pluginDemo(): RspressPlugin {
  let base = '/';
  const emit: RsbuildPlugin = {
    name: 'rsdoctor:demo',
    setup(api) {
      let files: Map<string, string> | undefined;
      // After the minimizer, because these files are already minified.
      api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation, sources }) => {
        if (!files) {
          files = demoFiles(readDemo(), base);
          files.set('fonts.css', files.get('fonts.css') + ROW_OF_CHARTS);
        }
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
  client: import.meta.resolve('./live.client.ts'),
  chunks: { live: import.meta.resolve('./open-live.ts') },
  plugins: [pluginDemo()],
});
