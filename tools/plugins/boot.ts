import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { build } from 'rolldown';
import type { BootConfig } from '../../theme/boot/config.ts';

const BOOT_DIR = path.join(import.meta.dirname, '../../theme/boot');

/** What the boot scripts must know of the site. */
export function bootConfig(config: UserConfig): BootConfig {
  const { themeConfig = {}, multiVersion, locales = [] } = config;
  const lang = config.lang ?? 'en';
  return {
    lang,
    langs: locales.length > 0 ? locales.map((locale) => locale.lang) : [lang],
    versions: (multiVersion?.versions ?? []).filter((version) => version !== multiVersion?.default),
    base: config.base ?? '/',
    localeRedirect: config.route?.localeRedirect ?? 'auto',
    hideNavbar: themeConfig.hideNavbar ?? 'never',
    canSwitchTheme: !(themeConfig.darkMode === false || String(themeConfig.darkMode).startsWith('force-')),
    reveal: themeConfig.enableAppearanceAnimation ?? false,
  };
}

/** Bundles and minifies one boot script. */
async function bundle(name: string, config: BootConfig): Promise<string> {
  const { output } = await build({
    input: path.join(BOOT_DIR, name),
    write: false,
    transform: { define: { __BOOT__: JSON.stringify(config) } },
    output: { format: 'iife', minify: true },
  });
  return output[0].code.trim();
}

/**
 * Rspress plugin: puts the inline head script and the deferred boot script into every page and, in a
 * production build, hands React's scripts to the boot script instead of the browser (hydrate on interest).
 */
export function pluginBoot(): RspressPlugin {
  let scripts: Promise<{ head: string; boot: string; file: string }> | undefined;
  let isProduction = false;

  const rsbuildPlugin: RsbuildPlugin = {
    name: 'rsdoctor:boot',
    setup(api) {
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
        const { boot, file } = await scripts!;
        compilation.emitAsset(file, new sources.RawSource(boot));
      });
      api.modifyHTMLTags(async ({ headTags, bodyTags }, { assetPrefix }) => {
        const { file } = await scripts!;
        const isPageScript = (tag: (typeof headTags)[number]) => tag.tag === 'script' && typeof tag.attrs?.src === 'string';
        const held = isProduction ? [...headTags, ...bodyTags].filter(isPageScript) : [];
        const keep = (tags: typeof headTags) => tags.filter((tag) => !held.includes(tag));
        const bootTag = {
          tag: 'script',
          attrs: {
            defer: true,
            src: `${assetPrefix.replace(/\/$/, '')}/${file}`,
            'data-scripts': held.map((tag) => tag.attrs?.src).join(' '),
          },
        };
        return { headTags: [...keep(headTags), bootTag], bodyTags: keep(bodyTags) };
      });
      // Rspress preloads the route's chunk in each page; before the reader's interest that is waste.
      api.processAssets({ stage: 'report', environments: ['node'] }, ({ assets, compilation, sources }) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.html')) continue;
          const html = asset.source().toString();
          const held = html.replace(/<link rel="preload" href="([^"]+)" as="script">/g, '<meta name="route-chunk" content="$1">');
          if (held !== html) compilation.updateAsset(name, new sources.RawSource(held));
        }
      });
    },
  };

  return {
    name: 'rsdoctor:boot',
    async config(config, _utils, isProd) {
      isProduction = isProd;
      const boot = bootConfig(config);
      scripts = Promise.all([bundle('head.ts', boot), bundle('index.ts', boot)]).then(([head, code]) => {
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
        return { head, boot: code, file: `static/js/boot.${hash}.js` };
      });
      const { head } = await scripts;
      return {
        ...config,
        // Our head script redirects, and keeps the hash; Rspress's own drops it.
        route: { ...config.route, localeRedirect: 'never' },
        builderConfig: {
          ...config.builderConfig,
          plugins: [...(config.builderConfig?.plugins ?? []), rsbuildPlugin],
          // A function runs after all other tags are known: ours must come first, Rspress's theme script reads the storage.
          html: { ...config.builderConfig?.html, tags: (tags) => [{ tag: 'script', children: head, head: true, append: false }, ...tags] },
        },
      };
    },
  };
}
