/**
 * Puts the live report and the live diff of the sample shop under /demo/. The pages are no routes, so search, sitemap and
 * feeds leave them out.
 */
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { readDemo } from '../../packages/evidence/demo/demo-file.ts';
import { DEMO_FOLDER, demoFiles } from '../../packages/evidence/demo/files.ts';
import { withRsbuild } from '../framework/with-rsbuild.ts';
import { bundle } from '../lib/bundle.ts';

/** The plugin for rspress.config.ts. */
export function pluginDemo(): RspressPlugin {
  let base = '/';
  const emit: RsbuildPlugin = {
    name: 'rsdoctor:demo',
    setup(api) {
      let files: Map<string, string> | undefined;
      // After the minimizer, because these files are already minified.
      api.processAssets({ stage: 'report', environments: ['web'] }, async ({ compilation, sources }) => {
        files ??= demoFiles(readDemo(), base).set(
          'start.js',
          await bundle(path.resolve('packages/viewer/early.ts'), 'iife'),
        );
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
