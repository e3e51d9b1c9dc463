/** The Chinese texts of the site with file and line, for the checks on Chinese words and signs. */
import fs from 'node:fs';
import path from 'node:path';
import { CODE, type Passage, proseOf } from '@rsdoctor-docs/base/docs/prose';
import type { Site } from '@rsdoctor-docs/base/docs/site';
import { repositoryFiles } from '@rsdoctor-docs/base/files';
import { unixText } from '@rsdoctor-docs/base/unix-text';

/** Files with texts that readers see outside of pages: tables, interface, diagrams, feeds, pictures for links. */
const OTHERS =
  /^(?:docs\/(?:reference|diagrams)|theme|tools\/(?:framework|reference))\/(?!.*(?:\.(?:test|spec)|\/check)\.tsx?$).*\.(?:tsx?|json)$|^rspress\.config\.ts$/;

const HAN = /\p{Script=Han}/u;
const STRING = /(["'`])((?:\\.|(?!\1).)*)\1/g;

/** Strings with Chinese in a source or JSON file; code in backticks is one placeholder, as in pages. */
function chineseStrings(file: string, source: string): Passage[] {
  return unixText(source)
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(STRING)]
        .map(([, , content = '']) => content.replace(/`[^`]*`/g, CODE))
        .filter((content) => HAN.test(content))
        .map((content) => ({ text: content, file, line: index + 1, section: '' })),
    );
}

/** All Chinese that readers see. */
export function chineseTexts(site: Site): Passage[] {
  const sources = repositoryFiles(site.root).filter((file) => OTHERS.test(file));
  const menus = site.menus.filter(({ lang }) => lang === 'zh').map(({ file }) => file);
  return [
    ...[...site.pages, ...site.excerpts].filter(({ lang }) => lang === 'zh').flatMap((page) => proseOf(page)),
    ...[...sources, ...menus].flatMap((file) =>
      chineseStrings(file, fs.readFileSync(path.join(site.root, file), 'utf8')),
    ),
  ];
}
