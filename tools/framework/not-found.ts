/** Makes a 404 page for each language from the one that Rspress draws (theme/frame/not-found). */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '@rsdoctor-docs/base/problem';
import { NOT_FOUND } from '@rsdoctor-docs/base/site';
import { ROOT_ID } from '../../theme/names.ts';
import { attribute, HtmlPage } from './html-page.ts';

/** Meta tags of descriptions, which a page that does not exist must not have. */
const DESCRIPTIONS = /<meta (?:name="description"|property="og:(?:description|locale)")[^>]*>\n?/g;

/**
 * Leaves the default language in 404.html, and gives every other one a file that hosts answer with below its folder
 * (`fr/404.html`). For hosts that know one 404 page, 404.html keeps the other languages in templates for its script.
 * @param script address of theme/client/not-found.ts
 * @throws Problem when the page is not drawn as Root does it
 */
export async function writeNotFound(folder: string, script: string): Promise<void> {
  const file = path.join(folder, '404.html');
  const html = await readFile(file, 'utf8');
  const page = new HtmlPage('404.html', html);
  const texts = page.all('div').flatMap((element) => {
    const place = element.sourceCodeLocation;
    const lang = attribute(element, NOT_FOUND);
    if (!lang || !place?.startTag || !place.endTag) return [];
    return { lang, place, text: html.slice(place.startTag.endOffset, place.endTag.startOffset) };
  });
  const start = page.all('div', { id: ROOT_ID })[0]?.sourceCodeLocation?.startOffset;
  const end = page.all('body')[0]?.sourceCodeLocation?.endTag?.startOffset;
  const own = texts.at(-1);
  if (!own || start === undefined || end === undefined)
    throw new Problem(file, 'the 404 page is not drawn in the languages of the site', {
      expected: `a <body> with #${ROOT_ID}, and in it an element with ${NOT_FOUND} for each language`,
      seen: texts.map(({ lang }) => lang).join(', ') || 'none',
      fix: 'see Root in theme/frame/not-found/index.tsx, and tools/framework/not-found.ts',
    });
  const body = (text: string) =>
    html.slice(start, texts[0]?.place.startOffset) + text + html.slice(own.place.endOffset, end);
  const write = async (name: string, lang: string, templates: string, text: string) => {
    const head = html
      .slice(0, start)
      .replace(DESCRIPTIONS, '')
      .replace(/(<html[^>]* lang=")[^"]*/, `$1${lang}`);
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(
      path.join(folder, name),
      `${head}${templates}<script src="${script}"></script>${body(text)}${html.slice(end)}`,
    );
  };
  const others = texts.slice(0, -1);
  const templates = others.map(({ lang, text }) => `<template lang="${lang}">${body(text)}</template>`).join('');
  await write('404.html', own.lang, templates, own.text);
  for (const { lang, text } of others) await write(`${lang}/404.html`, lang, '', text);
}
