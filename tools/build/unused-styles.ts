/**
 * Leaves out stock style sheets for parts that the theme draws itself (bars to scroll by, marked lines of code, badges,
 * the bar of a slow page) and the stock values of all variables, in place of which theme/styles/tokens.css has its own.
 * They were 12 % of the bytes of every page's styles.
 */
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { inProduction } from '../framework/with-rsbuild.ts';

/** Requests of style sheets, and the folders of the stock theme that ask for them. */
const UNUSED = /^(?:\.\/(?:vars\/\w+-vars|scrollbar|shiki|index)|nprogress\/nprogress)\.css$/;
const STOCK = /@rspress[\\/]core[\\/]dist[\\/]theme[\\/](?:styles|components[\\/]Badge)$/;
const NOTHING = path.join(import.meta.dirname, '../../theme/styles/nothing.css');

const leaveOut: RsbuildPlugin = {
  name: 'rsdoctor:unused-styles',
  setup(api) {
    api.modifyRspackConfig((_config, { appendPlugins, rspack }) => {
      appendPlugins(
        new rspack.NormalModuleReplacementPlugin(UNUSED, (data) => {
          if (STOCK.test(data.context)) data.request = NOTHING;
        }),
      );
    });
  },
};

/** The plugin for rspress.config.ts. */
export const pluginUnusedStyles = (): RspressPlugin => inProduction('unused-styles', leaveOut);
