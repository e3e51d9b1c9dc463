/** `/licenses.txt`: whose work the site hands to its readers, and under which license. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '@rsdoctor-docs/base/problem';

/** Licenses that ask for a notice and nothing else of whoever hands the work on. */
const PERMISSIVE = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1', 'CC0-1.0']);

/** A work with its license, as the list names it. */
export interface Notice {
  name: string;
  license: string;
  what: string;
  /** The text of its license; empty for one that asks for no copy of itself, or that a package brings. */
  text: string;
}

/** What a site publishes of others beside packages in its scripts and what comes with every site. */
export interface Notices {
  /** Packages: what of them readers get, by the folder below node_modules. */
  packages?: Readonly<Record<string, string>>;
  /** What is no package. */
  works?: readonly Notice[];
}

/** The Open Font License of the cards' font. */
const OFL = readFileSync(path.join(import.meta.dirname, 'fonts/OFL.txt'), 'utf8').trim();

/** The Open Font License without its first line, which names the owner of the font. */
export const FONT_LICENSE = OFL.slice(OFL.indexOf('This Font Software'));

/** What every site publishes. */
const COMMON: Required<Notices> = {
  packages: { '@rspress/core': 'style sheets, and the markup that pages were drawn with' },
  works: [
    {
      name: 'Noto Sans SC, © 2014-2021 Adobe (http://www.adobe.com/)',
      license: 'OFL-1.1',
      what: 'the letters on the cards of links',
      text: OFL,
    },
    { name: 'Simple Icons (https://simpleicons.org)', license: 'CC0-1.0', what: 'marks of social networks', text: '' },
  ],
};

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
      fix: 'add the text by hand in packages/preset/plugins/publish/licenses.ts',
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
export function allNotices(bundled: readonly string[], root: string, { packages, works = [] }: Notices = {}): Notice[] {
  return [
    ...bundled.map((folder) => noticeOf(folder, 'in a script')),
    ...Object.entries({ ...COMMON.packages, ...packages }).map(([name, what]) =>
      noticeOf(path.join(root, 'node_modules', name), what),
    ),
    ...[...COMMON.works, ...works].map((work) => ({ ...work, license: permissive(work.name, work.license) })),
  ];
}
