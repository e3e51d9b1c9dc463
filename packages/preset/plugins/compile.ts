/** Compiles pages as the build does: by Rspress's own pipeline, with the plugins of a configuration. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { logger, PluginDriver, RouteService, type UserConfig } from '@rspress/core';
import { compile as compilePage } from '@rspress/core/dist/node/mdx/processor.js';
import { createSiteData } from '@rspress/core/dist/node/runtimeModule/siteData/createSiteData.js';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { LINE } from './html-page.ts';
import { BOXES } from './offer/plugin.ts';
import { PLACE } from './place.ts';
import { textsOf } from './texts.ts';

/** Notes at each element where it stands in the file, so that a fault in the HTML can be named with its line. */
const noteLines = () => (tree: Root) =>
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (!line) return;
    if (node.type === 'element') node.properties[LINE] = line;
    else if ('attributes' in node && /^[a-z]/.test(node.name ?? ''))
      node.attributes.push({ type: 'mdxJsxAttribute', name: LINE, value: String(line) });
  });

export interface PageCompiler {
  /**
   * The JavaScript of a page.
   * @param file absolute
   * @param source its text, if another than that on the disk is to be compiled
   * @throws what the build would throw; what Rspress only prints is in the message
   */
  compile(file: string, source?: string): Promise<string>;
  /** What the theme reads of the site in place of Rspress's virtual modules; without menus and sidebars. */
  siteData: unknown;
  /** The words of the interface. */
  texts: unknown;
}

/** @param docs folder of the pages, absolute */
export async function pageCompiler(config: UserConfig, docs: string): Promise<PageCompiler> {
  // Nothing is written here, so a build may go on beside; and who compiles here looks for boxes in the HTML.
  const plugins = config.plugins
    ?.flat()
    .filter((plugin) => !(plugin && 'name' in plugin && [PLACE, BOXES].includes(plugin.name)));
  const pluginDriver = await PluginDriver.create({ ...config, ...(plugins && { plugins }) }, true);
  const modified = await pluginDriver.modifyConfig();
  const routeService = await RouteService.create({
    config: modified,
    scanDir: docs,
    externalPages: await pluginDriver.addPages(),
  });
  await pluginDriver.routeGenerated(routeService.getRoutes());
  await pluginDriver.routeServiceGenerated(routeService);
  const own = { ...modified, markdown: { ...modified.markdown } };
  own.markdown.rehypePlugins = [...(modified.markdown?.rehypePlugins ?? []), noteLines];
  const printed: string[] = [];
  logger.override({ error: (text: unknown) => void printed.push(String(text)), warn() {} });
  return {
    siteData: (
      (await createSiteData({ ...modified, themeConfig: { ...modified.themeConfig } })) as { siteData: unknown }
    ).siteData,
    texts: await textsOf(config),
    async compile(file, source) {
      printed.length = 0;
      const mode = process.env.NODE_ENV;
      // Elsewhere Rspress prints dead links and goes on.
      process.env.NODE_ENV = 'production';
      try {
        return (await compilePage({
          source: source ?? (await readFile(file, 'utf8')),
          filepath: path.normalize(file),
          docDirectory: docs,
          config: own,
          routeService,
          pluginDriver,
          addDependency() {},
        })) as string;
      } catch (error) {
        if (printed.length > 0 && error instanceof Error) error.message += `\n${printed.join('\n')}`;
        throw error;
      } finally {
        if (mode === undefined) delete process.env.NODE_ENV;
        else process.env.NODE_ENV = mode;
      }
    },
  };
}
