/** What a patch does when Rspress or Rsbuild gives it something else than it expects. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { bootParts } from '../../../../tools/framework/boot.ts';
import { fonts } from '../../../../tools/framework/fonts.ts';
import { HtmlPage } from '../../../../tools/framework/html-page.ts';
import { HtmlPass } from '../../../../tools/framework/html-pass.ts';
import { hydrate } from '../../../../tools/framework/hydrate.ts';
import { localeRedirect } from '../../../../tools/framework/locale-redirect.ts';
import { pageEntries, splitSiteData } from '../../../../tools/framework/page-entries.ts';
import type { Build, Patch } from '../../../../tools/framework/patch.ts';
import { replaceModules, type StandIn } from '../../../../tools/framework/stand-in.ts';
import { themeScript } from '../../../../tools/framework/theme-script.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'failing-'));
afterAll(() => rmSync(folder, { recursive: true }));

let build: Build;
beforeEach(() => {
  build = {
    html: new HtmlPass(),
    boot: bootParts(),
    off: new Set(),
    fonts: { roots: [], withoutFont: ['zh'] },
  };
});

/** Runs the pass over a site of one page. */
function pass(html: string): Promise<void> {
  writeFileSync(path.join(folder, 'index.html'), html);
  return build.html.run(folder);
}

/** The message of a patch names it and the way to build without it. */
const names = (name: string, what: string) =>
  new RegExp(`patch "${name}".*${what}[\\s\\S]*expected:[\\s\\S]*seen:[\\s\\S]*RSPRESS_PATCHES_OFF=${name}`);

describe('a module that a file of ours stands in for', () => {
  interface Asked {
    request: string;
    context: string;
  }
  const OF_RSPRESS: Asked = { request: 'react-router-dom', context: '/x/@rspress/core/dist' };
  /** Puts the replacement in, and asks for modules as the bundler does. */
  function ask(requests: Asked[], more: Partial<StandIn> = {}): Asked[] {
    const asked = requests.map((request) => ({ ...request }));
    const standIn = { request: /^react-router-dom$/, file: 'router.tsx', askedBy: /@rspress/, ...more };
    class Replacement {
      readonly request: RegExp;
      readonly replace: (data: Asked) => void;
      constructor(request: RegExp, replace: (data: Asked) => void) {
        this.request = request;
        this.replace = replace;
      }
    }
    const api = {
      modifyRspackConfig(modify: (config: object, tools: object) => void) {
        modify(
          {},
          {
            environment: { name: 'web' },
            rspack: { NormalModuleReplacementPlugin: Replacement },
            appendPlugins: (plugins: Replacement[]) => {
              for (const data of asked)
                for (const { request, replace } of plugins) if (request.test(data.request)) replace(data);
            },
          },
        );
      },
    };
    void replaceModules('router', [standIn], build).setup(api as unknown as RsbuildPluginAPI);
    return asked;
  }

  test('is replaced where Rspress asks for it', async () => {
    const [data] = ask([OF_RSPRESS]);
    expect(data?.request).toMatch(/theme[\\/]framework[\\/]router\.tsx$/);
    await expect(pass('<head></head>')).resolves.toBeUndefined();
  });
  test('that nobody asks for stops the build', async () => {
    ask([{ ...OF_RSPRESS, request: 'react-router' }]);
    await expect(pass('<head></head>')).rejects.toThrow(names('router', 'nothing asks for'));
  });
  test('that another package asks for stops the build', async () => {
    ask([OF_RSPRESS, { ...OF_RSPRESS, context: '/x/other' }]);
    await expect(pass('<head></head>')).rejects.toThrow(names('router', 'something else asks'));
  });
  test('that is asked for more often than expected stops the build', async () => {
    ask([OF_RSPRESS, OF_RSPRESS], { times: 1 });
    await expect(pass('<head></head>')).rejects.toThrow(names('router', 'not asked for as it was'));
  });
});

/** Puts a patch in, without a bundler. */
const put = (patch: Patch) => patch.plugin(build);

describe('the theme script', () => {
  const script = "document.documentElement.classList.toggle('rp-dark', isDark)";
  test('is taken, other scripts are not', async () => {
    put(themeScript);
    const taken = [script, 'other()'].filter((code) => build.boot.takeInline.some((takes) => takes(code)));
    expect(taken).toEqual([script]);
    await expect(pass('<head></head>')).resolves.toBeUndefined();
  });
  test.each([[[]], [[script, script]]])('that comes %j stops the build', async (codes) => {
    put(themeScript);
    for (const code of codes) for (const takes of build.boot.takeInline) takes(code);
    await expect(pass('<head></head>')).rejects.toThrow(names('theme-script', 'not as it was'));
  });
});

describe('the redirect to another language', () => {
  test('is the head script alone', async () => {
    put(localeRedirect);
    await expect(pass('<head><script>other()</script></head>')).resolves.toBeUndefined();
  });
  test('stops the build where the stock script is still in a page', async () => {
    put(localeRedirect);
    const stock = "<script>var firstVisitKey = 'rspress-visited'</script>";
    await expect(pass(`<head>${stock}</head>`)).rejects.toThrow(names('locale-redirect', 'index.html has the script'));
  });
});

test('scripts that could wait: they are taken out and named, and there must be some', () => {
  put(hydrate);
  const attributes = (html: string) => {
    const page = new HtmlPage('a.html', html);
    return { given: build.boot.attributes[0]?.(page), html: page.toString() };
  };
  expect(
    attributes(
      '<head><link rel="preload" href="/static/js/async/1.js" as="script"><script defer src="/static/js/a.1.js"></script><script src="https://x.example/y.js"></script></head>',
    ),
  ).toEqual({
    given: { 'data-scripts': '/static/js/a.1.js' },
    html: '<head><script src="https://x.example/y.js"></script></head>',
  });
  expect(() => attributes('<head></head>')).toThrow(names('hydrate', 'no scripts that could wait'));
});

describe('scripts of the browser that wait', () => {
  /** Puts the patch in, and hands it the files of a build as the bundler does. */
  async function bundle(entry: string[], chunk: string[], others: string[] = []): Promise<void> {
    let rsbuild: RsbuildPlugin | undefined;
    const config = await put(hydrate).config?.({}, undefined as never, true);
    for (const plugin of (config?.builderConfig?.plugins ?? []) as RsbuildPlugin[]) rsbuild = plugin;
    const files = (of: string[]) => ({ getFiles: () => of });
    const compilation = {
      entrypoints: new Map([['index', files(entry)]]),
      namedChunkGroups: new Map([['search', files(chunk)]]),
      assets: Object.fromEntries(others.map((file) => [file, {}])),
      outputOptions: { publicPath: '/' },
      updateAsset() {},
    };
    const api = { processAssets: (_when: unknown, then: (context: object) => void) => then({ compilation }) };
    await rsbuild?.setup(api as unknown as RsbuildPluginAPI);
  }
  const [ENTRY, CHUNK, STYLES] = [['static/js/index.js'], ['static/js/search.js'], ['static/css/search/dialog.1a.css']];
  const late = () => build.boot.attributes[1]?.(new HtmlPage('a.html', ''));

  test('are those of the search dialog, with its styles', async () => {
    await bundle(ENTRY, CHUNK, STYLES);
    expect(late()).toEqual({ 'data-later': '/static/js/search.js /static/css/search/dialog.1a.css' });
  });
  test.each([
    ['no entry', [], CHUNK, STYLES, 'has another name'],
    ['no chunk', ENTRY, [], STYLES, 'search dialog are not found'],
    ['no styles', ENTRY, CHUNK, [], 'search dialog are not found'],
  ])('%s stops the build', async (_what, entry, chunk, styles, says) => {
    await bundle(entry, chunk, styles);
    await expect(build.html.run(folder)).rejects.toThrow(names('hydrate', says));
  });
});

describe('the font', () => {
  const preload = '<link rel="preload" as="font" href="/f.woff2">';
  test.each(['', preload + preload])('that a page asks for %j stops the build', (links) => {
    put(fonts);
    return expect(pass(`<head>${links}</head>`)).rejects.toThrow(names('fonts', ''));
  });
});

describe('pages with scripts of their own', () => {
  test('site data in another form', () => {
    expect(() => splitSiteData('export const site = {}')).toThrow(names('page-entries', 'not written as it was'));
  });
  test('site data that does not come by', () => {
    put(pageEntries);
    return expect(pass('<head></head>')).rejects.toThrow(names('page-entries', 'did not come by'));
  });
});
