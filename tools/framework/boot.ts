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
  /** Which inline scripts are left out of the pages: ours do their work. */
  takeInline: ((code: string) => boolean)[];
  /** What the boot script's tag in a page says. */
  attributes: ((page: HtmlPage) => Record<string, string>)[];
  /** Whether an address is that of a boot script. */
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

/** Bundles and minifies one boot script; its file is named after what is in it. */
async function bootScript(name: 'head' | 'boot' | 'not-found', config: BootConfig): Promise<Script> {
  return named(
    name,
    await bundled(name, {
      __BOOT__: JSON.stringify(config),
      __BOOT_TEXTS__: JSON.stringify(bootTexts(config.langs)),
    }),
  );
}

/** The script of the theme's classes, which stands in every page. */
function themeClass({ darkMode = true }: UserConfig['themeConfig'] & object): Promise<string> {
  const initial = typeof darkMode === 'string' ? darkMode.replace('force-', '') : darkMode ? 'auto' : 'light';
  return bundled('theme-class', {
    '__THEME__.canSwitch': String(canSwitchTheme(darkMode)),
    '__THEME__.initial': JSON.stringify(initial),
  });
}

/**
 * Rspress plugin, no patch: puts the theme's classes as a script into every page, the head script and the deferred boot
 * script as files that are cached for ever and that no page waits for; gives the 404 pages their script.
 */
export function pluginBoot({ html, boot }: { html: HtmlPass; boot: BootParts }): RspressPlugin {
  let siteConfig: UserConfig = {};
  let scripts: Record<'head' | 'boot' | 'notFound' | 'zoom', Script> | undefined;
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
          const others = [config.html?.tags ?? []].flat().filter((tag) => {
            if (typeof tag !== 'object' || tag.tag !== 'script' || !tag.children) return true;
            const code = tag.children;
            return !boot.takeInline.some((takes) => takes(code));
          });
          const zoom = named('zoom', await bundled('zoom'));
          const settings = bootConfig(siteConfig, boot.localeRedirect, path.basename(zoom.file));
          const [classes, head, deferred, notFound] = await Promise.all([
            themeClass(siteConfig.themeConfig ?? {}),
            bootScript('head', settings),
            bootScript('boot', settings),
            bootScript('not-found', settings),
          ]);
          scripts = { head, boot: deferred, notFound, zoom };
          boot.isOurs = (src) => [head, deferred, notFound].some(({ file }) => src.endsWith(`/${file}`));
          const first = { tag: 'script', head: true, append: false };
          config.html = {
            ...config.html,
            tags: [
              ...(classes ? [{ ...first, children: classes }] : []),
              { ...first, attrs: { src: head.file, async: true } },
              ...others,
            ],
          };
        },
      });
      if (siteConfig.themeConfig?.hideNavbar === 'always')
        api.modifyHTML((page) => page.replace('<html', '<html data-nav="hidden"'));
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
