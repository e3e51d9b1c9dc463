/** What home draws and says of the sample shop and of Open MCT, as packages/evidence has counted it. */
import { Problem } from '@rsdoctor-docs/base/problem';
import type { HomeRecord } from '@rsdoctor-docs/evidence/home';
import record from '#docs/generated/home.json' with { type: 'json' };

const home = record as unknown as HomeRecord;
export const { chain, finding, grown, setup, slow } = home;

/** The tile of what has no name of its own is the last of its column, below the packages that one can look up. */
function restLast(tiles: HomeRecord['large']['rest']): HomeRecord['large']['rest'] {
  const rest = tiles.find(({ name }) => name === 'rest');
  if (!rest) return tiles;
  const below = tiles.filter(({ x, y }) => x === rest.x && y > rest.y);
  const others = tiles.filter((tile) => tile !== rest);
  return [
    ...others.map((tile) => (below.includes(tile) ? { ...tile, y: tile.y - rest.h } : tile)),
    { ...rest, y: rest.y + below.reduce((sum, { h }) => sum + h, 0) },
  ];
}

export const large = { ...home.large, rest: restLast(home.large.rest) };

/** Hundredths of a MB, bytes and ms as the report prints them. */
export const mb = (size: number): string => (size / 100).toFixed(2);
export const kb = (bytes: number): string => `${(bytes / 1000).toFixed(2)} KB`;
/** A change in bytes, with its sign. */
export const change = (bytes: number): string =>
  bytes === 0 ? '±0' : `${bytes < 0 ? '−' : '+'}${kb(Math.abs(bytes))}`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const asked = chain.links.at(-1)?.size ?? 0;

/** The numbers that texts may name. */
const numbers: Readonly<Record<string, string>> = {
  commit: large.commit,
  before: mb(large.before),
  after: mb(large.after),
  saved: mb(large.before - large.after),
  files: String(slow.files),
  packages: String(slow.packages),
  own: String(slow.files - slow.packages),
  shopCpu: seconds(slow.cpu.before),
  shopCpuAfter: seconds(slow.cpu.after),
  js: kb(grown.before),
  jsAfter: kb(grown.after),
  asked: `${Math.round(asked / 1000)} KB`,
  share: `${Math.round((100 * asked) / chain.file.size)}%`,
  cpu: seconds(home.cpu.before),
  cpuAfter: seconds(home.cpu.after),
};

/**
 * Puts the numbers into every text of a frontmatter.
 * @throws Problem for a name that is none of {@link numbers}
 */
export function filled<Content>(content: Content): Content {
  if (typeof content === 'string')
    return content.replace(/\{(\w+)\}/g, (all, name: string) => {
      const number = numbers[name];
      if (number === undefined)
        throw new Problem('docs/{en,zh}/index.md', `no number is called ${all}`, {
          expected: Object.keys(numbers).join(', '),
          seen: content,
        });
      return number;
    }) as Content;
  if (Array.isArray(content)) return content.map(filled) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, filled(value as unknown)])) as Content;
}
