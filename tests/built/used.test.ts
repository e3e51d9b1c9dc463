/** Every published file is used. */
import path from 'node:path';
import { markdownFile } from '@rsdoctor-docs/base/site';
import { expect, test } from 'vitest';
import { files, read, routes } from '../lib/built.ts';

/** Files whose address a standard, a browser or the host knows. */
const KNOWN =
  /^(?:_headers|_redirects|robots\.txt|llms\.txt|404\.html|favicon\.ico|apple-touch-icon\.png|\.well-known\/)/;
/** The licences that stand beside a script. */
const BESIDE = /\.LICENSE\.txt$/;

/** The style sheet of what a page may ask for, which is written whether one does or not. */
const OPTIONS = /\/options\.[0-9a-f]+\.css$/;

/** The name by which other files refer to a file: its hash, because scripts assemble the rest of an address. */
const nameOf = (file: string) => /[./]([0-9a-f]{8,})[./]/.exec(file)?.[1] ?? path.posix.basename(file);

test('every custom property that a style sheet reads is set: by a sheet, by a page or by a script', () => {
  const textsOf = (ending: RegExp) =>
    files()
      .filter((file) => ending.test(file) && !file.startsWith('demo/'))
      .map(read);
  const sheets = textsOf(/\.css$/).join('\n');
  // Rspress's badges read the grounds of its containers, and have those of packages/preset/styles/index.css in their place.
  const isOfBadge = /^--rp-container-\w+-(?:bg|border)$/;
  // One with a value of its own in place needs no other.
  const names = [...sheets.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  const setBySheets = new Set([...sheets.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name));
  const open = [...new Set(names)].filter((name) => !setBySheets.has(name) && !isOfBadge.test(name));
  expect(names.length).toBeGreaterThan(100);
  const others = textsOf(/\.(?:html|js)$/).filter((text) => open.some((name) => text.includes(name)));
  expect(open.filter((name) => !others.some((text) => text.includes(name)))).toEqual([]);
  // Code names its colors in the page itself; theme/tokens.css has those that some page needs.
  const ofCode = new Set(
    textsOf(/\.html$/).flatMap((text) => [...text.matchAll(/var\((--shiki-[\w-]+)\)/g)].map(([, name = '']) => name)),
  );
  expect(ofCode.size).toBeGreaterThan(5);
  expect([...ofCode].filter((name) => !setBySheets.has(name))).toEqual([]);
});

test('every file is a page, has a known address, or is named by another file', () => {
  const all = files().filter((file) => path.posix.extname(file) && !BESIDE.test(file));
  const texts = all
    .filter((file) => /\.(?:html|js|css|json|xml|txt|md)$/.test(file))
    .map((file) => ({ file, text: read(file) }));
  // Only the headers count, not the paths that they apply to.
  texts.push({ file: '_headers', text: read('_headers').replace(/^\S.*$/gm, '') });
  const twins = new Set(routes.map(markdownFile));
  const isPage = (file: string) => file.endsWith('.html') && !file.startsWith('demo/');
  const unused = all.filter(
    (file) =>
      !KNOWN.test(file) &&
      !OPTIONS.test(file) &&
      !isPage(file) &&
      !twins.has(file) &&
      !texts.some((other) => other.file !== file && other.text.includes(nameOf(file))),
  );
  expect(unused).toEqual([]);
});
