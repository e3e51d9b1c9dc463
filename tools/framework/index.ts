/** Plugins that use more of Rspress than its documentation promises. README.md lists what each relies on. */
import type { RspressPlugin } from '@rspress/core';
import { pluginClient } from './client.ts';
import { type FontUse, pluginFonts } from './fonts.ts';
import { HtmlPass } from './html-pass.ts';
import type { Part } from './part.ts';
import { pluginPlace } from './place.ts';
import { pluginStyles } from './styles.ts';
import { pluginTexts } from './texts.ts';
import { inProduction } from './with-rsbuild.ts';

interface Options {
  /** The parts whose scripts pages get. */
  parts?: readonly Part[];
  /** How the site uses its font; undefined for a site that brings no font. */
  fonts?: FontUse;
  /** Style sheets of other packages that no page needs, by a name for messages; see `pluginStyles`. */
  stylesNotUsed?: Readonly<Record<string, RegExp>>;
  /** Folders of the build whose HTML is not the site's pages. */
  noPages?: readonly string[];
  /** Makes the plugins that read or change the HTML of pages: they add steps to the pass. */
  plugins?: (html: HtmlPass) => RspressPlugin[];
}

/** Switches the build cache off: plugins that look at each module would miss those that come out of the cache. */
const withoutCache = inProduction({
  name: 'frame:without-cache',
  setup: (api) =>
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, { performance: { buildCache: false } }),
    ),
});

/** The client scripts, one style sheet, the font's subset, the pass over the pages, and the plugins that take part in it. */
export function framework({ parts = [], fonts, stylesNotUsed = {}, noPages, plugins }: Options = {}): RspressPlugin[] {
  const html = new HtmlPass(noPages);
  return [
    pluginPlace(),
    pluginTexts(),
    withoutCache,
    pluginStyles(html, stylesNotUsed),
    pluginClient(html, parts),
    ...(fonts ? [pluginFonts(html, fonts)] : []),
    html.plugin(),
    ...(plugins?.(html) ?? []),
  ];
}
