import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { build } from 'rolldown';
import type { BootConfig } from '../../theme/boot/config.ts';
import { withRsbuild } from './with-rsbuild.ts';

const BOOT_DIR = path.join(import.meta.dirname, '../../theme/boot');

/** What the boot scripts must know of the site. */
function bootConfig(config: UserConfig): BootConfig {
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

type Script = { code: string; file: string };

/**
 * Bundles and minifies one boot script; its file is named after what is in it.
 * @param more code of others that runs after it
 */
async function bundle(name: 'head' | 'boot', config: BootConfig, more: string[] = []): Promise<Script> {
  const { output } = await build({
    input: path.join(BOOT_DIR, `${name}.ts`),
    write: false,
    transform: { define: { __BOOT__: JSON.stringify(config) } },
    output: { format: 'iife', minify: true },
  });
  const code = [output[0].code.trim(), ...more].join('\n');
  return { code, file: `static/js/${name}.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js` };
}

/**
 * Rspress plugin: puts the head script and the deferred boot script into every page as files that are cached for ever (inline,
 * the first would be a tenth of a page's bytes) and, in a production build, hands React's scripts to the boot script instead of
 * the browser (hydrate on interest).
 */
export function pluginBoot(): RspressPlugin {
  let boot: BootConfig;
  let isProduction = false;

  const rsbuildPlugin: RsbuildPlugin = {
    name: 'rsdoctor:boot',
    setup(api) {
      let scripts: Record<'head' | 'boot', Script>;
      api.modifyRsbuildConfig({
        order: 'post',
        async handler(config) {
          const inline: string[] = [];
          const others = [config.html?.tags ?? []].flat().filter((tag) => {
            if (typeof tag !== 'object' || tag.tag !== 'script' || !tag.children) return true;
            // Rspress's theme script: it reads the storage that the head script guards, so it follows it into its file.
            inline.push(tag.children);
            return false;
          });
          const [head, deferred] = await Promise.all([bundle('head', boot, inline), bundle('boot', boot)]);
          scripts = { head, boot: deferred };
          config.html = {
            ...config.html,
            tags: [{ tag: 'script', attrs: { src: head.file }, head: true, append: false }, ...others],
          };
        },
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
        for (const { code, file } of Object.values(scripts)) compilation.emitAsset(file, new sources.RawSource(code));
      });
      api.modifyHTMLTags(({ headTags, bodyTags }, { assetPrefix }) => {
        const isPageScript = (tag: (typeof headTags)[number]) =>
          tag.tag === 'script' && typeof tag.attrs?.src === 'string';
        const held = isProduction ? [...headTags, ...bodyTags].filter(isPageScript) : [];
        const keep = (tags: typeof headTags) => tags.filter((tag) => !held.includes(tag));
        const bootTag = {
          tag: 'script',
          attrs: {
            defer: true,
            src: `${assetPrefix.replace(/\/$/, '')}/${scripts.boot.file}`,
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
          const held = html.replace(
            /<link rel="preload" href="([^"]+)" as="script">/g,
            '<meta name="route-chunk" content="$1">',
          );
          if (held !== html) compilation.updateAsset(name, new sources.RawSource(held));
        }
      });
    },
  };

  return {
    name: 'rsdoctor:boot',
    config(config, _utils, isProd) {
      isProduction = isProd;
      boot = bootConfig(config);
      // Our head script redirects, and keeps the hash; Rspress's own drops it.
      return withRsbuild({ ...config, route: { ...config.route, localeRedirect: 'never' } }, rsbuildPlugin);
    },
  };
}
