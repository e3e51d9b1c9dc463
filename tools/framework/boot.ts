import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { BOOT_TEXTS, type BootConfig, type BootTexts } from '../../theme/boot/config.ts';
import { textsOf } from '../../theme/components/search/texts.ts';
import { texts } from '../../theme/i18n.ts';
import { canSwitchTheme, knownLang, shapeOf } from '../../theme/site.ts';
import { Problem } from '../lib/problem.ts';
import { bundled } from './bundled.ts';
import type { HtmlPage } from './html-page.ts';
import type { HtmlPass } from './html-pass.ts';
import { writeNotFound } from './not-found.ts';
import { withRsbuild } from './with-rsbuild.ts';

/** What the patches add to the boot scripts. */
export interface BootParts {
  /** `route.localeRedirect`, when the head script does it in place of Rspress. */
  localeRedirect: BootConfig['localeRedirect'];
  /** Which inline scripts of the pages run in the file of the head script instead, after it. */
  takeInline: ((code: string) => boolean)[];
  /** What the boot script's tag in a page says. */
  attributes: ((page: HtmlPage) => Record<string, string>)[];
  /** Whether an address is that of the head script or the boot script. */
  isOurs: (src: string) => boolean;
}

/** Boot scripts to which nothing has been added. */
export const bootParts = (): BootParts => ({
  localeRedirect: 'never',
  takeInline: [],
  attributes: [],
  isOurs: () => false,
});

/** What the boot scripts must know of the site. */
function bootConfig(config: UserConfig, localeRedirect: BootConfig['localeRedirect'], zoom: string): BootConfig {
  const { themeConfig = {} } = config;
  return {
    ...shapeOf(config),
    localeRedirect,
    origin: config.siteOrigin ?? 'none',
    hideNavbar: themeConfig.hideNavbar ?? 'never',
    canSwitchTheme: canSwitchTheme(themeConfig.darkMode),
    reveal: themeConfig.enableAppearanceAnimation ?? false,
    zoom,
  };
}

/** A language without texts of its own gets those of the default one. */
function bootTexts(langs: string[]): BootTexts {
  const of = (lang: string): BootTexts[string] => {
    const { dialog, placeholder, screens } = textsOf(lang);
    return {
      ...(Object.fromEntries(BOOT_TEXTS.map((key) => [key, texts[key][knownLang(lang)]])) as BootTexts[string]),
      searchName: dialog,
      searchPlaceholder: placeholder,
      searchCancel: screens.searchBox.cancelButtonText,
    };
  };
  return Object.fromEntries(langs.map((lang) => [lang, of(lang)]));
}

interface Script {
  code: string;
  file: string;
}

const named = (name: string, code: string): Script => ({
  code,
  file: `static/js/${name}.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`,
});

/**
 * Bundles and minifies one boot script; its file is named after what is in it.
 * @param more code of others that runs after it
 */
async function bootScript(
  name: 'head' | 'boot' | 'not-found',
  config: Partial<BootConfig> & { langs: string[] },
  more: string[] = [],
): Promise<Script> {
  const code = await bundled(name, {
    __BOOT__: JSON.stringify(config),
    __BOOT_TEXTS__: JSON.stringify(bootTexts(config.langs)),
  });
  return named(name, [code, ...more].join('\n'));
}

/**
 * Rspress plugin, no patch: puts the head script into every page (as a file, it would hold the page up as long as the
 * network holds it up), with the deferred boot script as a file that is cached for ever; gives the 404 pages theirs.
 */
export function pluginBoot({ html, boot }: { html: HtmlPass; boot: BootParts }): RspressPlugin {
  let siteConfig: UserConfig = {};
  let scripts: Record<'boot' | 'notFound' | 'zoom', Script> | undefined;
  let folder = '';
  const src = (script: 'boot' | 'notFound') => `${folder}/${made()[script].file}`;
  const made = () => {
    if (!scripts) throw new Error('The boot scripts are asked for before they are made.');
    return scripts;
  };

  const rsbuildPlugin: RsbuildPlugin = {
    name: 'rsdoctor:boot',
    setup(api) {
      api.modifyRsbuildConfig({
        order: 'post',
        async handler(config) {
          const inline: string[] = [];
          const others = [config.html?.tags ?? []].flat().filter((tag) => {
            if (typeof tag !== 'object' || tag.tag !== 'script' || !tag.children) return true;
            const code = tag.children;
            if (!boot.takeInline.some((takes) => takes(code))) return true;
            inline.push(code);
            return false;
          });
          const zoom = named('zoom', await bundled('zoom'));
          const settings = bootConfig(siteConfig, boot.localeRedirect, path.basename(zoom.file));
          // Every page pays for what the head script carries.
          const { origin: _o, canSwitchTheme: _c, reveal: _r, zoom: _z, ...needed } = settings;
          const [head, deferred, notFound] = await Promise.all([
            bootScript('head', needed, inline),
            bootScript('boot', settings),
            bootScript('not-found', settings),
          ]);
          scripts = { boot: deferred, notFound, zoom };
          boot.isOurs = (src) => [deferred, notFound].some(({ file }) => src.endsWith(`/${file}`));
          config.html = {
            ...config.html,
            tags: [{ tag: 'script', children: head.code, head: true, append: false }, ...others],
          };
        },
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
        for (const { code, file } of Object.values(made())) compilation.emitAsset(file, new sources.RawSource(code));
      });
      api.modifyHTMLTags(({ headTags, bodyTags }, { assetPrefix }) => {
        folder = assetPrefix.replace(/\/$/, '');
        const tag = { tag: 'script', attrs: { defer: true, src: src('boot') } };
        // Before all scripts but the head script: deferred ones run in the order of the page.
        const first = headTags.findIndex(({ tag, attrs }) => tag === 'script' && attrs?.defer);
        return { headTags: headTags.toSpliced(first === -1 ? headTags.length : first, 0, tag), bodyTags };
      });
    },
  };

  html.addBefore((built) => writeNotFound(built, src('notFound')));
  html.add((page) => {
    const [tag, ...more] = page.all('script', { src: src('boot') });
    if (!tag || more.length > 0)
      throw new Problem(page.file, 'the tag of the boot script is not as it was written', {
        expected: `one script from ${src('boot')}`,
        seen: String(tag ? more.length + 1 : 0),
        fix: 'see what Rsbuild makes of the tag that tools/framework/boot.ts adds',
      });
    for (const attributes of boot.attributes) page.addAttributes(tag, attributes(page));
  });

  return {
    name: 'rsdoctor:boot',
    config(config) {
      siteConfig = config;
      return withRsbuild(config, rsbuildPlugin);
    },
  };
}
