/**
 * Leaves out stock style sheets for parts that the theme draws itself: the colours of the stock home page, bars to
 * scroll by, marked lines of code. They were 5 % of the bytes of every page's styles.
 */
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { inProduction } from '../framework/with-rsbuild.ts';

const UNUSED = /^\.\/(?:vars\/home-vars|scrollbar|shiki)\.css$/;
const STOCK = /@rspress[\\/]core[\\/]dist[\\/]theme[\\/]styles/;
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
