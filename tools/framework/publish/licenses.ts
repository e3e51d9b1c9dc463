/** `/licenses.txt`: whose work the site hands to its readers, and under which license. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '@rsdoctor-docs/base/problem';

/** Licenses that ask for a notice and nothing else of whoever hands the work on. */
const PERMISSIVE = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1', 'CC0-1.0']);

/** What is published and stands in no bundled script, by the folder of its package. */
const OTHER_PACKAGES: readonly [folder: string, what: string][] = [
  ['node_modules/@rspress/core', 'style sheets, and the markup that pages were drawn with'],
  ['node_modules/opencc-js', 'which traditional characters the search takes for which simplified ones'],
  ['node_modules/@rstack-dev/doc-ui', 'names and texts of the other tools'],
  [
    'node_modules/@rsdoctor/client',
    'the report below /demo/ and on /preview/. It bundles React, Ant Design and other packages, which its own does not list',
  ],
];

/** A work with its license, as the list names it. */
export interface Notice {
  name: string;
  license: string;
  what: string;
  /** The text of its license. */
  text: string;
}

const OFL = readFileSync(path.join(import.meta.dirname, 'fonts/OFL.txt'), 'utf8').trim();

/** What is no package. The text of a license that asks for no copy of itself, or that a package brings, is left out. */
const OTHER_WORKS: readonly Notice[] = [
  {
    name: 'Open Sans, © The Open Sans Project Authors (https://github.com/googlefonts/opensans)',
    license: 'OFL-1.1',
    what: 'the font of the English pages, reduced to the characters in use',
    // The text of Noto Sans SC is the same but for its first line, which names the owner.
    text: OFL.slice(OFL.indexOf('This Font Software')),
  },
  {
    name: 'Noto Sans SC, © 2014-2021 Adobe (http://www.adobe.com/)',
    license: 'OFL-1.1',
    what: 'the letters on the cards of links',
    text: OFL,
  },
  { name: 'Simple Icons (https://simpleicons.org)', license: 'CC0-1.0', what: 'marks of social networks', text: '' },
  {
    name: 'Open MCT, © United States Government as represented by the Administrator of the National Aeronautics and Space Administration (https://github.com/nasa/openmct)',
    license: 'Apache-2.0',
    what: 'pictures of two guides show reports of its build; NASA has no part in this site',
    text: '',
  },
];

/** @throws Problem when a license asks for more than a notice, so that the build stops before readers get the work */
function permissive(name: string, license: string): string {
  const asked = license.replace(/[()]/g, '').split(/ (?:AND|OR) /);
  if (asked.some((one) => !PERMISSIVE.has(one)))
    throw new Problem(name, 'reaches readers, and its license asks for more than a notice', {
      expected: [...PERMISSIVE].join(', '),
      seen: license || 'none in its package.json',
      fix: 'take another package, or ask the owner of the site',
    });
  return license;
}

/**
 * The notice of an installed package.
 * @param what what of it readers get
 */
export function noticeOf(folder: string, what: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string | undefined
  >;
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|third_party_licenses)(?:\.|$)/i.test(file));
  if (files.length === 0)
    throw new Problem(`${name}`, 'has no file with its license, which copies must come with', {
      fix: 'add the text by hand in tools/framework/publish/licenses.ts',
    });
  return {
    name: `${name} ${version}`,
    license: permissive(`${name}`, license ?? ''),
    what,
    text: files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim()).join('\n\n'),
  };
}

/** The list with all texts. Works with the same text share it. */
export function licensesFile(notices: readonly Notice[]): string {
  const texts = new Map<string, string[]>();
  for (const { name, text } of notices) if (text) texts.set(text, [...(texts.get(text) ?? []), name]);
  return [
    'What this site hands to its readers, and under which license.\n',
    ...notices.map(({ name, license, what }) => `- ${name}: ${license}; ${what}`),
    '\nNames and logos of projects and companies belong to their owners. This list is made by each build.',
    ...[...texts].map(([text, names]) => `\n${'-'.repeat(80)}\n${names.join('\n')}\n\n${text}`),
  ]
    .join('\n')
    .concat('\n');
}

/** Everything that readers get of others, with packages first. @param bundled folders of packages in bundled scripts */
export function allNotices(bundled: readonly string[], root: string): Notice[] {
  return [
    ...bundled.map((folder) => noticeOf(folder, 'in a script')),
    ...OTHER_PACKAGES.map(([folder, what]) => noticeOf(path.join(root, folder), what)),
    ...OTHER_WORKS.map((work) => ({ ...work, license: permissive(work.name, work.license) })),
  ];
}
