/** Makes a 404 page for each language from the one that Rspress draws (packages/preset/frame/not-found). */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '@rsdoctor-docs/base/problem';
import { NOT_FOUND } from '@rsdoctor-docs/base/site';
import { ROOT_ID } from '../names.ts';
import { HtmlPage } from './html-page.ts';

/** Meta tags of descriptions, which a page that does not exist must not have. */
const DESCRIPTIONS = /<meta (?:name="description"|property="og:(?:description|locale)")[^>]*>\n?/g;

/**
 * Leaves the default language in 404.html, and gives every other one a file that hosts answer with below its folder
 * (`fr/404.html`), in each version (`v2/fr/404.html`).
 * @param script address of packages/preset/client/not-found.ts
 * @param versions those that stand in addresses
 * @throws Problem when the page is not drawn as Root does it
 */
export async function writeNotFound(folder: string, script: string, versions: readonly string[]): Promise<void> {
  const file = path.join(folder, '404.html');
  const html = await readFile(file, 'utf8');
  const page = new HtmlPage('404.html', html);
  const texts = page.all('div').flatMap((element) => {
    const lang = element.attributes[NOT_FOUND];
    return lang ? { lang, element, text: html.slice(element.openEnd, element.closeStart) } : [];
  });
  const start = page.all('div', { id: ROOT_ID })[0]?.start;
  const [first] = texts;
  const last = texts.at(-1);
  if (!first || !last || start === undefined)
    throw new Problem(file, 'the 404 page is not drawn in the languages of the site', {
      expected: `a <body> with #${ROOT_ID}, and in it an element with ${NOT_FOUND} for each language`,
      seen: texts.map(({ lang }) => lang).join(', ') || 'none',
      fix: 'see Root in packages/preset/frame/not-found/not-found.tsx, and packages/preset/plugins/not-found.ts',
    });
  const before = html.slice(start, first.element.start);
  const after = html.slice(last.element.end);
  for (const { lang, text } of texts) {
    const head = html
      .slice(0, start)
      .replace(DESCRIPTIONS, '')
      .replace(/<html[^>]*/, (tag) => tag.replaceAll(/(lang=")[^"]*/g, `$1${lang}`));
    for (const version of ['', ...versions]) {
      // The default language comes last (Root).
      const target = path.join(folder, version, lang === last.lang ? '' : lang, '404.html');
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, `${head}<script src="${script}"></script>${before}${text}${after}`);
    }
  }
}
