import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { cached } from '../build/publish/cache.ts';
import { withRsbuild } from './with-rsbuild.ts';

/** The weights that the style sheets use; the package's files go from 300 to 800. */
const WEIGHTS = { min: 400, max: 700 };
const FORM = { targetFormat: 'woff2' as const, variationAxes: { wght: WEIGHTS } };

/** Printable ASCII: what a reader may type into a search box. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The characters of the site's sources that a Latin font can have, ASCII in any case. */
export function latinCharacters(texts: Iterable<string>): string {
  const found = new Set(ASCII);
  for (const text of texts)
    for (const character of text.match(/[\u00a0-\u02ff\u2000-\u22ff\ufeff\ufffd]/g) ?? []) found.add(character);
  return [...found].sort().join('');
}

function* sourceTexts(root: string): Generator<string> {
  for (const file of fs.readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:mdx?|json|tsx?)$/.test(file)) yield fs.readFileSync(path.join(root, file), 'utf8');
  }
}

/**
 * Rspress plugin: makes Open Sans as small as the site needs it (43 kB become 17), and lets pages in `withoutFont`
 * languages, whose style sheet does not ask for it, go without its preload.
 * @param roots folders with the texts that the font must be able to show
 */
export function pluginFonts({ roots, withoutFont }: { roots: string[]; withoutFont: string[] }): RspressPlugin {
  let characters: string | undefined;
  const rsbuildPlugin: RsbuildPlugin = {
    name: 'rsdoctor:fonts',
    setup(api) {
      api.transform({ test: /open-sans[^\\/]*\.woff2$/, raw: true, environments: ['web'] }, ({ code }) => {
        characters ??= latinCharacters(roots.flatMap((root) => [...sourceTexts(root)]));
        const wanted = characters;
        return cached('font', Buffer.concat([code, Buffer.from(JSON.stringify(FORM) + wanted)]), async () => {
          const { default: subsetFont } = await import('subset-font');
          return subsetFont(code, wanted, FORM);
        });
      });
      api.processAssets({ stage: 'report', environments: ['node'] }, ({ assets, compilation, sources }) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (
            !name.endsWith('.html') ||
            !withoutFont.some((lang) => name.startsWith(`${lang}/`) || name === `${lang}.html`)
          )
            continue;
          const html = asset.source().toString();
          compilation.updateAsset(
            name,
            new sources.RawSource(html.replace(/<link[^>]*rel="preload"[^>]*as="font"[^>]*>/g, '')),
          );
        }
      });
    },
  };
  return {
    name: 'rsdoctor:fonts',
    config: (config, _utils, isProd) => (isProd ? withRsbuild(config, rsbuildPlugin) : config),
  };
}
