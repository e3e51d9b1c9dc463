/**
 * Puts the live report and the live diff of the sample shop under /demo/, and checks each `<Demo panel="…" />`: a panel
 * that the report does not have stops the build with page and line. The pages are no routes, so search, sitemap and
 * feeds leave them out.
 */
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { readDemo } from '../../packages/evidence/demo/demo-file.ts';
import { DEMO_FOLDER, demoFiles } from '../../packages/evidence/demo/files.ts';
import { panels } from '../../theme/components/page/Demo/panels.ts';
import { withRsbuild } from '../framework/with-rsbuild.ts';
import { bundle } from '../lib/bundle.ts';
import { attributesOf, elementsOf, faultOf, pagePlugin, type TreeNode } from '../lib/mdx.ts';

/** Stops at a panel that does not exist. */
export function checkDemos(tree: TreeNode, page: string): void {
  for (const element of elementsOf(tree, 'Demo')) {
    const { panel } = attributesOf(element);
    if (panel === undefined || !panels.includes(panel)) {
      throw faultOf(element, page)(panel === undefined ? 'no panel' : `no panel "${panel}"`, {
        expected: `one of ${panels.join(', ')}`,
      });
    }
  }
}

/** The plugin for rspress.config.ts. */
export function pluginDemo(docs: string = path.resolve('docs')): RspressPlugin {
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
    ...pagePlugin('demo', docs, checkDemos),
    config(config) {
      base = `/${(config.base ?? '/').replace(/^\/|\/$/g, '')}/`.replace('//', '/');
      return withRsbuild(config, emit);
    },
  };
}
