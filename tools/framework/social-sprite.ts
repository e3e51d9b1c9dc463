import { createHash } from 'node:crypto';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { withRsbuild } from './with-rsbuild.ts';

/** One file with all drawings, and for each name a small `<svg>` that shows the one of it. */
export function makeSprite(icons: Record<string, string>): {
  sprite: string;
  uses: (href: string) => Record<string, string>;
} {
  const parts = Object.entries(icons).map(([name, svg]) => {
    const [, attributes = '', drawing = ''] = /^<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(svg.trim()) ?? [];
    const viewBox = /viewBox="([^"]*)"/.exec(attributes)?.[1] ?? '0 0 24 24';
    return { name, viewBox, drawing };
  });
  return {
    sprite: `<svg xmlns="http://www.w3.org/2000/svg">${parts.map(({ name, viewBox, drawing }) => `<symbol id="${name}" viewBox="${viewBox}">${drawing}</symbol>`).join('')}</svg>`,
    uses: (href) =>
      Object.fromEntries(
        parts.map(({ name, viewBox }) => [
          name,
          `<svg width="100%" viewBox="${viewBox}"><use href="${href}#${name}"/></svg>`,
        ]),
      ),
  };
}

/** Rspress plugin: the drawings of the social links, 2 kB in every page and again in the scripts, become a file that is cached for ever. */
export function pluginSocialSprite(): RspressPlugin {
  const rsbuildPlugin: RsbuildPlugin = {
    name: 'rsdoctor:social-sprite',
    setup(api) {
      let asset: { file: string; sprite: string } | undefined;
      api.transform({ test: /virtual-social-links/, order: 'post' }, ({ code }) => {
        const icons = JSON.parse(code.replace(/^export default /, '').replace(/;\s*$/, '')) as Record<string, string>;
        if (Object.keys(icons).length === 0) return code;
        const { sprite, uses } = makeSprite(icons);
        asset = {
          sprite,
          file: `static/svg/social.${createHash('sha256').update(sprite).digest('hex').slice(0, 10)}.svg`,
        };
        return `export default ${JSON.stringify(uses(`${api.getNormalizedConfig().output.assetPrefix as string}${asset.file}`))}`;
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
        if (asset) compilation.emitAsset(asset.file, new sources.RawSource(asset.sprite));
      });
    },
  };
  return {
    name: 'rsdoctor:social-sprite',
    config: (config, _utils, isProd) => (isProd ? withRsbuild(config, rsbuildPlugin) : config),
  };
}
