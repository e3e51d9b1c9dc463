/** What home draws and says of the sample shop and of Open MCT: the numbers that pages have, and what evidence has counted. */
import { Problem } from '@rsdoctor-docs/base/problem';
import { holdUnits } from '@rsdoctor-docs/base/units';
import type { HomeRecord } from '@rsdoctor-docs/evidence/home';
import { BUNDLERS, type Bundler, labelOf } from '@rsdoctor-docs/parts/bundlers';
import record from '#docs/generated/home.json' with { type: 'json' };
import application from '#docs/generated/open-mct.json' with { type: 'json' };
import applicationOfRspack from '#docs/generated/open-mct-rspack.json' with { type: 'json' };
import shop from '#docs/generated/sample.json' with { type: 'json' };

export const { added, chain, finding, slow } = record as unknown as HomeRecord;

const known = Object.assign(
  {},
  shop.recorded,
  ...Object.values(shop.measured),
  application.numbers,
  applicationOfRspack.numbers,
) as Readonly<Record<string, number>>;

/** A number that pages name too. @throws Problem if no record has it */
export function numberOf(name: string): number {
  const value = known[name];
  if (value === undefined) throw new Problem('theme/home', `no record has a number "${name}"`);
  return value;
}

/** Names of the numbers of Open MCT begin with the bundler that built it. */
const PREFIX: Readonly<Record<Bundler, string>> = {
  'Rspack 2': 'mct.rspack',
  'Rspack 1': 'mct.rspack-1',
  webpack: 'mct',
};

/** Hundredths of a MB, bytes and ms as the report prints them. */
export const mb = (size: number): string => (size / 100).toFixed(2);
export const kb = (bytes: number): string => `${(bytes / 1000).toFixed(2)} KB`;
/** A change in bytes, with its sign. */
export const change = (bytes: number): string =>
  bytes === 0 ? '±0' : `${bytes < 0 ? '−' : '+'}${kb(Math.abs(bytes))}`;
const seconds = (ms: number) => `${Math.round(ms / 100) / 10} s`;

/** The main file of Open MCT in hundredths of a MB: before and after the guide, and what each fix takes out of it. */
export interface Large {
  before: number;
  after: number;
  fixes: { name: string; size: number }[];
}

/**
 * What a fix takes out is the difference of two builds. It is less than the module that the guide names, because a smaller
 * file of time zones replaces that module. Builds of Rspack 2 contain no locales of moment.
 */
export function largeOf(bundler: Bundler): Large {
  const of = (name: string) => numberOf(`${PREFIX[bundler]}.${name}.bytes`);
  const hundredths = (bytes: number) => Math.round(bytes / 1e4);
  const locales = bundler === 'Rspack 2' ? 0 : of('locale');
  const fixes = [
    { name: 'plotly', size: hundredths(of('config.main') - of('small.main')) },
    { name: 'moment-timezone', size: hundredths(of('before.main') - of('config.main') - locales) },
    { name: 'moment/locale', size: hundredths(locales) },
  ];
  const after = hundredths(of('small.main'));
  return { before: fixes.reduce((sum, { size }) => sum + size, after), after, fixes };
}

export const grown = { before: numberOf('diff.js.before.bytes'), after: numberOf('diff.js.after.bytes') };
/** Files that babel-loader compiled, and those of packages among them. */
export const babel = { files: numberOf('loaders.babel.files'), packages: numberOf('loaders.babel.files.packages') };

/** Size of the module that the last question asks about, in bytes. */
export const asked = chain.links.at(-1)?.size ?? 0;

/** The numbers that texts may name, as the readers of a bundler get them. */
function numbersFor(bundler: Bundler): Readonly<Record<string, string>> {
  const { before, after } = largeOf(bundler);
  const cpu = (name: string) => seconds(numberOf(`${PREFIX[bundler]}.${name}.cpu.ms`));
  return {
    tool: bundler,
    before: mb(before),
    after: mb(after),
    saved: mb(before - after),
    cpu: cpu('before'),
    cpuAfter: cpu('fast'),
    files: String(babel.files),
    packages: String(babel.packages),
    own: String(babel.files - babel.packages),
    shopCpu: seconds(numberOf('as-found.cpu.ms')),
    shopCpuAfter: seconds(numberOf('no-package-rule.cpu.ms')),
    js: kb(grown.before),
    jsAfter: kb(grown.after),
    asked: `${Math.round(asked / 1000)} KB`,
    share: `${Math.round((100 * asked) / chain.file.size)}%`,
  };
}

/**
 * A text with its numbers.
 * @throws Problem for a name that is none of {@link numbersFor}
 */
export function filled(text: string, bundler: Bundler): string {
  const numbers = numbersFor(bundler);
  return text.replace(/\{(\w+)\}/g, (all, name: string) => {
    const number = numbers[name];
    if (number === undefined)
      throw new Problem('docs/{en,zh}/index.mdx', `no number is called ${all}`, {
        expected: Object.keys(numbers).join(', '),
        seen: text,
      });
    return number;
  });
}

/** That text for the screen: no line ends between a number and its unit, or between Rspack and its version. */
export const shown = (text: string, bundler: Bundler): string =>
  holdUnits(filled(text, bundler)).replace(/(?<=Rspack) (?=\d)/g, '\u00a0');

/** What differs by bundler: each text once, with the label of the bundlers whose readers get it. @returns one without a label if all get it */
export function byBundler(textFor: (bundler: Bundler) => string): { label: string; text: string }[] {
  const names = BUNDLERS.map(({ name }) => name);
  const texts = [...new Set(names.map(textFor))];
  return texts.map((text) => ({ text, label: labelOf(names.filter((name) => textFor(name) === text)) }));
}
