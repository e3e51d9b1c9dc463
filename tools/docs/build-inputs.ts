/**
 * The files that a site is built from. Tests build a site again when one is newer than the build, and builds drop what they
 * kept when one has changed.
 */
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { importsOf } from '@rsdoctor-docs/base/imports';

/** The site: Rspress runs in its folder. */
const ROOT = path.resolve();
/** Data that plugins put into pages. */
const DATA = ['docs/generated', 'docs/reference'];

/** The modules that a configuration runs or bundles, itself included, relative to the repository with `/`. */
const modulesOf = (config: string): string[] => importsOf(ROOT, [config]);

/**
 * Files and folders that decide what a build writes, relative to the repository.
 * @param config Rspress's configuration
 * @param docs folder of the pages
 * @param theme its folder
 */
export const buildInputs = (config: string, docs: string, theme: string): string[] => [
  ...modulesOf(config),
  // The theme's parts also import style sheets of packages.
  ...importsOf(ROOT, [`${theme}/index.tsx`]),
  theme,
  'packages/parts',
  docs,
  'package-lock.json',
];

/** The plugins and their data, absolute: compiled pages contain texts and numbers from them. */
export const pluginFiles = (): string[] =>
  [
    ...modulesOf('rspress.config.ts'),
    ...DATA.flatMap((folder) => listFiles(path.join(ROOT, folder)).map((file) => `${folder}/${file}`)),
  ].map((file) => path.join(ROOT, file));
