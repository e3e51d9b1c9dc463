import type { RspressPlugin } from '@rspress/core';
import { DARK_CLASS } from '../../theme/framework/names.ts';
import { type Patch, PatchError } from './patch.ts';

/**
 * Rspress's inline script, which puts the chosen theme on screen, is left out: theme/boot/theme-class.ts does it in
 * half of the bytes, also where the browser denies the storage. The policy names that one script.
 */
export const themeScript: Patch = {
  name: 'theme-script',
  anchors: [
    {
      file: '@rspress/core/dist/node/constants.js',
      has: ['const getInlineThemeScript', `classList.toggle('${DARK_CLASS}'`],
    },
  ],
  plugin({ boot, html }): RspressPlugin {
    let expected = 1;
    let seen = 0;
    boot.takeInline.push((code) => {
      const isTheme = code.includes(`classList.toggle('${DARK_CLASS}'`);
      if (isTheme) seen += 1;
      return isTheme;
    });
    html.addBefore(() => {
      if (seen !== expected)
        throw new PatchError('theme-script', 'the inline script of the theme is not as it was', {
          expected: `${expected} script that sets the class ${DARK_CLASS}`,
          seen: String(seen),
        });
    });
    return {
      name: 'rsdoctor:theme-script',
      config(config) {
        const { darkMode = true } = config.themeConfig ?? {};
        if (darkMode === false || darkMode === 'force-light') expected = 0;
        return config;
      },
    };
  },
};
