import { VISITED_KEY } from '../../theme/framework/names.ts';
import { type Patch, PatchError } from './patch.ts';

/**
 * The head script (theme/boot/head.ts) sends a first visitor to the page in the language of the browser, and keeps
 * query and hash, which Rspress's own script drops: that one is left out of the pages.
 */
export const localeRedirect: Patch = {
  name: 'locale-redirect',
  anchors: [
    // Rspress's own key: a reader who was redirected once is not again, by whichever script.
    {
      file: '@rspress/core/dist/node/constants.js',
      has: [`firstVisitKey = '${VISITED_KEY}'`, 'getInlineLocaleRedirectScript'],
    },
  ],
  plugin({ boot, html }) {
    html.add((page) => {
      const others = page.inlineScripts().filter((code) => code.includes(VISITED_KEY)).length;
      if (others > 0)
        throw new PatchError('locale-redirect', `${page.file} has the script that is left out`, {
          expected: `no inline script with ${VISITED_KEY}`,
          seen: String(others),
        });
    });
    return {
      name: 'rsdoctor:locale-redirect',
      config(config) {
        boot.localeRedirect = config.route?.localeRedirect ?? 'auto';
        return { ...config, route: { ...config.route, localeRedirect: 'never' } };
      },
    };
  },
};
