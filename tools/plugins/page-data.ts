import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';

const STAND_IN = path.join(import.meta.dirname, '../../theme/page-data.ts');

/** What Rspress itself leaves out of its page data. */
function publicRecord({ content: _content, _filepath, _flattenContent, ...record }: PageIndexInfo & { _flattenContent?: string }) {
  return record;
}

/**
 * The records that a page's chunk carries: its own, and on an overview page those of the pages below its route.
 * @param pages every page of the site
 */
export function recordsFor(page: PageIndexInfo, pages: PageIndexInfo[]): ReturnType<typeof publicRecord>[] {
  const listed = page.frontmatter.overview === true ? pages.filter((other) => other !== page && other.lang === page.lang && other.routePath.startsWith(page.routePath)) : [];
  return [page, ...listed].map(publicRecord);
}

/**
 * Rspress plugin: first-load JavaScript that does not grow with the number of pages' outlines. In a production build,
 * `virtual-page-data` becomes a registry (theme/page-data.ts) that page chunks fill.
 */
export function pluginPageData(): RspressPlugin {
  const pages = new Map<string, PageIndexInfo>();
  const rsbuildPlugin: RsbuildPlugin = {
    name: 'rsdoctor:page-data',
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins, rspack }) => {
        appendPlugins(new rspack.NormalModuleReplacementPlugin(/^virtual-page-data$/, STAND_IN));
      });
      api.transform({ test: /\.mdx?$/, order: 'post' }, ({ code, resourcePath }) => {
        const page = pages.get(resourcePath);
        if (!page) return code;
        const records = JSON.stringify(recordsFor(page, [...pages.values()]));
        return `${code}\nimport { addPageRecords } from ${JSON.stringify(STAND_IN)};\naddPageRecords(${records});\n`;
      });
    },
  };
  return {
    name: 'rsdoctor:page-data',
    config(config, _utils, isProd) {
      if (!isProd) return config;
      return {
        ...config,
        builderConfig: {
          ...config.builderConfig,
          plugins: [...(config.builderConfig?.plugins ?? []), rsbuildPlugin],
          // Records depend on more than the page's file (dates, the pages below an overview): a cached module would lie.
          performance: { ...config.builderConfig?.performance, buildCache: false },
        },
      };
    },
    // Other plugins add to the same objects; they are read when the pages are compiled, after all of them.
    extendPageData(page) {
      pages.set(page._filepath, page);
    },
  };
}
