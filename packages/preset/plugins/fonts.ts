import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { cached } from '@rsdoctor-docs/base/cache';
import { listFiles } from '@rsdoctor-docs/base/files';
import { htmlText } from '@rsdoctor-docs/base/html';
import { once } from '@rsdoctor-docs/base/once';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { RspressPlugin } from '@rspress/core';
import type { HtmlPass } from './html-pass.ts';
import { inProduction } from './with-rsbuild.ts';

/** The weights that the style sheets use; the package's files go from 300 to 800. */
const WEIGHTS = { min: 400, max: 700 };
/** Names 13 and 14 are the license and its address, which the Open Font License wants in every copy. */
const FORM = { targetFormat: 'woff2' as const, variationAxes: { wght: WEIGHTS }, preserveNameIds: [13, 14] };

/** Files of the font package, as the build names them. */
const FILES = ['open-sans-italic.*.woff2', 'open-sans.*.woff2'];

/** Printable ASCII: what a reader may type into a search box. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** ASCII, and the characters of the site's sources that a Latin font can have. */
export function latinCharacters(texts: Iterable<string>): string {
  const found = new Set(ASCII);
  for (const text of texts)
    for (const character of text.match(/[\u00a0-\u02ff\u2000-\u22ff\ufeff\ufffd]/g) ?? []) found.add(character);
  return [...found].sort().join('');
}

/** The texts of a file, or of the pages, data and modules below a folder. */
const sourceTexts = (root: string): string[] =>
  fs.statSync(root).isFile()
    ? [fs.readFileSync(root, 'utf8')]
    : listFiles(root, (name) => name === 'tests')
        .filter((file) => /\.(?:mdx?|json|tsx?)$/.test(file))
        .map((file) => fs.readFileSync(path.join(root, file), 'utf8'));

const REMEDY = 'bring packages/preset/plugins/fonts.ts up to date';

/** What the preset itself writes into pages. */
const OWN = ['frame', 'parts', 'client'].map((folder) => path.join(import.meta.dirname, '..', folder));

/** How a site uses the font. */
export interface FontUse {
  /** Files and folders with the texts that the font must be able to show. */
  roots: string[];
  /** Languages whose style sheet does not ask for the font. None by default. */
  withoutFont?: string[];
}

/**
 * Reduces Open Sans to the site's characters, and removes its preload from pages in languages that do not use it. It
 * relies on the file names of rspress-plugin-font-open-sans, and on one preload a page.
 */
export function pluginFonts(html: HtmlPass, { roots, withoutFont = [] }: FontUse): RspressPlugin {
  const characters = once(() => latinCharacters([...OWN, ...roots].flatMap(sourceTexts)));
  const rsbuildPlugin: RsbuildPlugin = {
    name: 'preset:fonts',
    setup(api) {
      api.transform({ test: /open-sans[^\\/]*\.woff2$/, raw: true, environments: ['web'] }, ({ code }) => {
        const wanted = characters();
        const input = Buffer.concat([code, Buffer.from(JSON.stringify(FORM) + wanted)]);
        return cached('font', input, ['subset-font', 'harfbuzzjs', 'fontverter'], async () => {
          const { default: subsetFont } = await import('subset-font');
          return subsetFont(code, wanted, FORM);
        });
      });
      // A font that comes out of the build's cache has the characters of the build that put it there.
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        config.performance?.buildCache
          ? mergeRsbuildConfig(config, { performance: { buildCache: { cacheDigest: [characters()] } } })
          : config,
      );
    },
  };
  html.addBefore((folder) => {
    const files = listFiles(path.join(folder, 'static/font')).map((file) => file.replace(/\.\w+(?=\.woff2$)/, '.*'));
    if (files.join() !== FILES.join())
      throw new Problem('rspress-plugin-font-open-sans', 'the font has other files', {
        fix: REMEDY,
        expected: FILES.join(', '),
        seen: files.join(', ') || 'none',
      });
  });
  html.add((page) => {
    const preloads = page.all('link', { rel: 'preload', as: 'font' });
    if (preloads.length !== 1)
      throw new Problem(page.file, 'the page does not ask for the font as it did', {
        fix: REMEDY,
        expected: '1 preload of a font',
        seen: String(preloads.length),
      });
    if (withoutFont.some((lang) => page.file.startsWith(`${lang}/`) || page.file === `${lang}.html`)) {
      for (const link of preloads) page.remove(link);
      return;
    }
    // The subset has the letters of all other text; code blocks are drawn in it too (tokens.css).
    const lacking = [...latinCharacters([htmlText(page.root, 'pre')])].filter((one) => !characters().includes(one));
    if (lacking.length > 0)
      throw new Problem(page.file, `the font has no ${lacking.join(' ')}, so another one would draw it`, {
        fix: 'add the file that writes it to `fonts.roots` in rspress.config.ts',
      });
  });
  return inProduction(rsbuildPlugin);
}
