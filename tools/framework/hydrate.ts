import type { RsbuildPlugin } from '@rsbuild/core';
import { attribute, type Element } from './html-page.ts';
import { type Patch, PatchError } from './patch.ts';
import { inProduction } from './with-rsbuild.ts';

/** The chunk of the search dialog (theme/components/search/index.tsx), and its styles. */
const SEARCH_CHUNK = 'search';
const SEARCH_STYLES = /\/search\/dialog\.\w+\.css$/;

/**
 * Tells V8 that the functions of a file are called at once: it compiles them beside the main thread, in place of one by
 * one in the task that runs them. Other browsers see a comment.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** Where Rsbuild puts the scripts that it makes; others, from the site's configuration, are left alone. */
const BUILT = /\/static\/js\/[^?#]+\.js$/;

/**
 * React starts at the reader's first sign of interest: its scripts are taken out of the pages, and the boot script
 * (theme/boot/hydrate.ts) is told their addresses.
 */
export const hydrate: Patch = {
  name: 'hydrate',
  anchors: [
    // A page's own chunk is preloaded.
    {
      file: '@rspress/core/dist/node/ssg/renderHtmlTemplate.js',
      has: ['<link rel="preload" href="$', '" as="script">'],
    },
    { file: '@rspress/core/dist/runtime/ssrClientEntry.js', has: ['hydrateRoot(container', '__rspress_root'] },
  ],
  plugin({ boot, html }) {
    const isHeld = (element: Element) => {
      const src = attribute(element, 'src') ?? '';
      return BUILT.test(src) && !boot.isOurs(src);
    };
    boot.attributes.push((page) => {
      const scripts = page.all('script').filter(isHeld);
      if (scripts.length === 0)
        throw new PatchError('hydrate', `${page.file} has no scripts that could wait`, {
          expected: `scripts from ${BUILT.source}`,
          seen: 'none',
        });
      for (const element of scripts) page.remove(element);
      // Before the reader's interest they are waste.
      for (const link of page.all('link', { rel: 'preload', as: 'script' })) page.remove(link);
      return { 'data-scripts': scripts.map((element) => attribute(element, 'src')).join(' ') };
    });
    // What search asks for when it is used; the boot script fetches it ahead.
    let later: string[] = [];
    let ahead = 0;
    const rsbuildPlugin: RsbuildPlugin = {
      name: 'rsdoctor:hydrate',
      setup(api) {
        // After they are minified, which takes comments away.
        api.processAssets({ stage: 'optimize-inline', environments: ['web'] }, ({ compilation, sources }) => {
          for (const file of compilation.entrypoints.get('index')?.getFiles() ?? [])
            if (file.endsWith('.js')) {
              ahead += 1;
              compilation.updateAsset(file, (source) => new sources.ConcatSource(COMPILED_AHEAD, source));
            }
        });
        // After the names have got the hashes of the final contents.
        api.processAssets({ stage: 'optimize-transfer', environments: ['web'] }, ({ compilation }) => {
          const shared = new Set(compilation.entrypoints.get('index')?.getFiles());
          const files = [
            ...(compilation.namedChunkGroups.get(SEARCH_CHUNK)?.getFiles() ?? []),
            ...Object.keys(compilation.assets).filter((file) => SEARCH_STYLES.test(file)),
          ].filter((file) => /\.(?:js|css)$/.test(file) && !shared.has(file));
          const { publicPath } = compilation.outputOptions;
          later = files.map((file) => `${typeof publicPath === 'string' ? publicPath : '/'}${file}`);
        });
      },
    };
    html.addBefore(() => {
      if (ahead === 0)
        throw new PatchError('hydrate', 'the entry that starts React has another name', {
          expected: 'an entry "index" with scripts',
          seen: 'none',
        });
      const kinds = ['.js', '.css'].filter((kind) => later.some((file) => file.endsWith(kind)));
      if (kinds.length < 2)
        throw new PatchError('hydrate', 'the files of the search dialog are not found', {
          expected: `scripts of a chunk "${SEARCH_CHUNK}", styles named ${SEARCH_STYLES.source}`,
          seen: later.join(', ') || 'none',
        });
    });
    boot.attributes.push(() => ({ 'data-later': later.join(' ') }));
    return inProduction('hydrate', rsbuildPlugin);
  },
};
