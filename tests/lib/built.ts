/** The real site as it was built, read without a browser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { readRules } from '@rsdoctor-docs/base/host-rules';
import { htmlFile, isNotFoundFile, routeOfFile } from '@rsdoctor-docs/base/site';
import { isPageFile, LANGS, langPrefix } from '@rsdoctor-docs/parts/site';
import { SITES } from '#tools/sites.ts';

export const DIR = SITES.main.dir;
/** Where the site lives (rspress.config.ts). */
export const ORIGIN = 'https://rsdoctor.rs';

/** A file of the build. */
export const read = (name: string): string => readFileSync(path.join(DIR, name), 'utf8');
/** Every file of the build, with `/`. */
export const files = (): string[] => listFiles(DIR);

/** Every page as an address, home included. */
export const routes: string[] = files()
  .filter((file) => isPageFile(file) && !isNotFoundFile(file))
  .map(routeOfFile)
  .sort();

export const htmlOf = (route: string): string => read(htmlFile(route));
/** What stands between `<head>` and its end. */
export const headOf = (route: string): string => /<head>([\s\S]*?)<\/head>/.exec(htmlOf(route))?.[1] ?? '';

/** All ids of a page. */
const idsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/<[a-z][^>]* id="([^"]+)"/gi)].map(([, id]) => id as string));

/** The ids of a page's h2 to h4, which readers link to. */
export const headingIdsOf = (html: string): string[] =>
  [...html.matchAll(/<h[234]\b[^>]* id="([^"]+)"/g)].map(([, id]) => id as string);

/** Prefix of each language's routes. */
export const PREFIXES = LANGS.map((lang) => langPrefix(lang));

/** What the built site answers: its pages with their ids, and its redirects. */
export const answers = () => ({
  pages: new Map(routes.map((route) => [route, idsOf(htmlOf(route))])),
  redirects: readRules(DIR).redirects,
});
