/**
 * Replaces React's scripts by our own: pages that React drew at build need no React in the browser. Bundles the scripts of
 * frame and parts (scripts.ts), adds them to every page, and removes the scripts of Rspress's web build.
 */
import { createHash } from 'node:crypto';
import type { RsbuildPlugin } from '@rsbuild/core';
import { Problem } from '@rsdoctor-docs/base/problem';
import { canSwitchTheme, repositoryOf, shapeOf, themeWithoutChoice } from '@rsdoctor-docs/base/site';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { ClientConfig } from '../client/config.ts';
import { DARK_CLASS } from '../names.ts';
import { bundle } from './bundle.ts';
import type { HtmlPass } from './html-pass.ts';
import { writeNotFound } from './not-found.ts';
import type { Part } from './part.ts';
import { type Chunk, chunksOf, inlineScript, NOT_FOUND, pageScript, scriptTexts } from './scripts.ts';
import { textIn, textsOf } from './texts.ts';
import { withRsbuild } from './with-rsbuild.ts';

/** Scripts of the web build, which no page loads. */
const BUILT_SCRIPT = /(?:^|\/)static\/js\/[^?#]+\.js(?:\.LICENSE\.txt)?$/;

/** What to say when Rspress does something in another way than this file expects. */
const changed = (what: string, details: { expected: string; seen: string }) =>
  new Problem('@rspress/core', what, {
    ...details,
    fix: 'bring packages/preset/plugins/client.ts up to date; packages/preset/plugins/README.md says what it leans on',
  });

interface Script {
  name: string;
  code: string;
  file: string;
}

const named = (name: string, code: string): Script => ({
  name,
  code,
  file: `static/js/${name}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`,
});

/** The settings that the client script gets. */
function clientConfig(config: UserConfig, chunks: Record<string, string>, isDev: boolean): ClientConfig {
  const { themeConfig = {} } = config;
  return {
    ...shapeOf(config),
    localeRedirect: config.route?.localeRedirect ?? 'auto',
    origin: config.siteOrigin ?? 'none',
    name: (config.title ?? '').toLowerCase().replace(/\W+/g, '-'),
    repository: repositoryOf(themeConfig.editLink?.docRepoBaseUrl) ?? '',
    hideNavbar: themeConfig.hideNavbar ?? 'never',
    canSwitchTheme: canSwitchTheme(themeConfig.darkMode),
    theme: themeWithoutChoice(themeConfig.darkMode),
    reveal: themeConfig.enableAppearanceAnimation ?? false,
    contentAnimation: themeConfig.enableContentAnimation ?? false,
    chunks,
    isDev,
  };
}

/** The texts that scripts show, in each language of the site. */
async function clientTexts(config: UserConfig, parts: readonly Part[]): Promise<Record<string, object>> {
  const texts = await textsOf(config);
  return Object.fromEntries(
    shapeOf(config).langs.map((lang) => [
      lang,
      Object.fromEntries(scriptTexts(parts).map((key) => [key, textIn(texts, key, lang)])),
    ]),
  );
}

/** Bundles all scripts of a site; the client script knows the names of the chunks. */
async function makeScripts(
  config: UserConfig,
  parts: readonly Part[],
  isDev: boolean,
): Promise<{ first: string; client: Script; notFound: Script; chunks: Script[] }> {
  const define = {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.DEV': 'false',
    __CLIENT_TEXTS__: JSON.stringify(await clientTexts(config, parts)),
  };
  const all = chunksOf(parts);
  const bundled = (some: readonly Chunk[], known: Record<string, string>) =>
    Promise.all(
      some.map(async ({ name, file, kind }) =>
        named(name, await bundle(file, kind === 'classic' ? 'iife' : 'es', known)),
      ),
    );
  const hashes = (scripts: readonly Script[]) =>
    Object.fromEntries(scripts.map(({ name, file }) => [name, file.split('.').at(-2) as string]));
  const islands = await bundled(
    all.filter(({ kind }) => kind === 'island'),
    define,
  );
  const others = await bundled(
    all.filter(({ kind }) => kind !== 'island'),
    { ...define, __ISLANDS__: JSON.stringify(hashes(islands)) },
  );
  const settings = clientConfig(config, hashes(others), isDev);
  const known = {
    ...define,
    // Define each setting by itself too, so that the bundler drops code that a setting switches off.
    ...Object.fromEntries(Object.entries(settings).map(([key, value]) => [`__CLIENT__.${key}`, JSON.stringify(value)])),
    __CLIENT__: JSON.stringify(settings),
  };
  const [first, client, notFound] = await Promise.all([
    bundle({ source: inlineScript(parts) }, 'iife', known),
    bundle({ source: pageScript(parts) }, 'es', known),
    bundle(NOT_FOUND, 'iife', known),
  ]);
  return {
    first,
    client: named('client', client),
    notFound: named('not-found', notFound),
    chunks: [...islands, ...others],
  };
}

/** Rspress plugin. */
export function pluginClient(html: HtmlPass, parts: readonly Part[]): RspressPlugin {
  let siteConfig: UserConfig = {};
  let isProduction = false;
  let notFoundSrc = '';
  /** Addresses of the chunks by name. */
  const addresses = new Map<string, string>();

  const rsbuildPlugin: RsbuildPlugin = {
    name: 'preset:client',
    setup(api) {
      let made: ReturnType<typeof makeScripts> | undefined;
      const scripts = () => (made ??= makeScripts(siteConfig, parts, !isProduction));
      api.modifyRsbuildConfig({
        order: 'post',
        handler(config) {
          // Drop the stock theme script: ours (first.ts) is half as long and survives blocked storage.
          const isThemeScript = (tag: unknown) =>
            String((tag as { children?: string }).children).includes(`classList.toggle('${DARK_CLASS}'`);
          const tags = [config.html?.tags ?? []].flat();
          const others = tags.filter((tag) => !isThemeScript(tag));
          const stock = tags.length - others.length;
          const { darkMode } = siteConfig.themeConfig ?? {};
          const expected = canSwitchTheme(darkMode) || themeWithoutChoice(darkMode) !== 'light' ? 1 : 0;
          if (stock !== expected)
            throw changed('the stock theme script is not to be found, so that every page would run two', {
              expected: `${expected} tag in html.tags that toggles ${DARK_CLASS}`,
              seen: String(stock),
            });
          config.html = { ...config.html, tags: others };
          // No page loads the web build's scripts, and minifying them would take a third of the build's time.
          if (isProduction) config.output = { ...config.output, minify: { js: false } };
        },
      });
      if (siteConfig.themeConfig?.hideNavbar === 'always')
        api.modifyHTML((page) => page.replace('<html', '<html data-nav="hidden"'));
      api.processAssets({ stage: 'report', environments: ['web'] }, async ({ compilation, sources }) => {
        const built = isProduction ? Object.keys(compilation.assets).filter((name) => BUILT_SCRIPT.test(name)) : [];
        if (isProduction && built.length === 0)
          throw changed("Rspress's scripts are not where they were, so that readers would load React", {
            expected: 'scripts below static/js/',
            seen:
              Object.keys(compilation.assets)
                .filter((name) => name.endsWith('.js'))
                .slice(0, 3)
                .join(', ') || 'none',
          });
        for (const name of built) compilation.deleteAsset(name);
        const { client, notFound, chunks } = await scripts();
        for (const { code, file } of [client, notFound, ...chunks])
          compilation.emitAsset(file, new sources.RawSource(code));
      });
      api.modifyHTMLTags(async ({ headTags, bodyTags }, { assetPrefix }) => {
        const { first, client, notFound, chunks } = await scripts();
        const src = ({ file }: Script) => `${assetPrefix.replace(/\/$/, '')}/${file}`;
        notFoundSrc = src(notFound);
        for (const chunk of chunks) addresses.set(chunk.name, src(chunk));
        const isBuilt = ({ tag, attrs }: (typeof headTags)[number]) =>
          isProduction && tag === 'script' && BUILT_SCRIPT.test(String(attrs?.src));
        return {
          headTags: [
            { tag: 'script', children: first },
            ...headTags.filter((tag) => !isBuilt(tag)),
            { tag: 'script', attrs: { type: 'module', src: src(client) } },
          ],
          bodyTags: bodyTags.filter((tag) => !isBuilt(tag)),
        };
      });
    },
  };

  html.addBefore((built) => writeNotFound(built, notFoundSrc, shapeOf(siteConfig).versions));
  html.add((page) => {
    // Rspress asks ahead for the script of each page, and names its version, which no reader needs.
    for (const meta of page.all('meta', { name: 'generator' })) page.remove(meta);
    for (const link of page.all('link', { rel: 'preload', as: 'script' })) page.remove(link);
    for (const script of page.all('script')) {
      const name = script.attributes['data-chunk'];
      if (!name) continue;
      const src = addresses.get(name);
      if (!src)
        throw new Problem(page.file, `no script is called "${name}"`, {
          expected: [...addresses.keys()].join(', '),
          fix: 'name it in `classic` of the part (plugin.ts)',
        });
      page.addAttributes(script, { src });
    }
  });

  return {
    name: 'preset:client',
    config(config, _utils, isProd) {
      siteConfig = config;
      isProduction = isProd;
      // The client redirects first visitors, and keeps query and hash, which Rspress's own script drops.
      const route = { ...config.route, localeRedirect: 'never' as const };
      return withRsbuild({ ...config, route }, rsbuildPlugin);
    },
  };
}
