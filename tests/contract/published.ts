/**
 * The contract with everyone who has ever linked to the site: what tests/contract/published.txt lists answers or
 * redirects for ever. One line is one address, with or without the id of a heading, and stands for all languages.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type readRules, redirectFor } from '../../tools/build/publish/rules.ts';
import { Problem } from '../../tools/lib/problem.ts';

export const LIST = path.join(import.meta.dirname, 'published.txt');
const NAME = 'tests/contract/published.txt';

/** A published address: `/guide/start/intro`, or with the id of a heading. */
export interface Address {
  route: string;
  id?: string;
  line: number;
}
/** What a built site answers: the ids of each of its pages, and its redirects. */
export interface Answers {
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  redirects: ReturnType<typeof readRules>['redirects'];
}

/** Reads the list; lines that begin with `# ` are for people. */
export function parseAddresses(text: string): Address[] {
  return text.split('\n').flatMap((content, index) => {
    if (content.trim() === '' || content.startsWith('# ')) return [];
    const [route = '', id] = content.trim().split('#');
    return [{ route, ...(id ? { id } : {}), line: index + 1 }];
  });
}

/** Follows the redirects of an address; a hash goes along, as in a browser. */
function follow(address: string, redirects: Answers['redirects']): string {
  let at = address;
  for (let hops = 0; hops < 5; hops += 1) {
    const next = redirectFor(at, '', redirects);
    if (!next) return at;
    at = next.location;
  }
  return at;
}

/**
 * The addresses of a list that lead nowhere any more, each with its remedy.
 * @param prefixes what stands before a route, for each language: '' and '/zh'
 */
export function brokenPromises(addresses: Address[], { pages, redirects }: Answers, prefixes: string[]): Problem[] {
  return addresses.flatMap(({ route, id, line }) =>
    prefixes.flatMap((prefix) => {
      const page = follow(prefix + route, redirects);
      const ids = pages.get(page);
      const where = `${NAME}:${line}`;
      if (!ids)
        return [
          new Problem(where, `${prefix}${route} is published and no longer answers`, {
            fix: `add '${route}': '<the page that has its content now>' to MOVED in tools/build/publish/redirects.ts`,
          }),
        ];
      if (id === undefined || ids.has(id)) return [];
      return [
        new Problem(where, `${prefix}${route}#${id} is published, and ${page} has no such id any more`, {
          fix: `give a heading of that page the id {#${id}} again, or say in its frontmatter where the section is now: moved: { ${id}: '#new-id' } (or '/other/page#id')`,
        }),
      ];
    }),
  );
}

/** The list with what the site answers today and the list does not hold yet, sorted at its end. */
export function withNewAddresses(text: string, found: Iterable<string>): { text: string; added: string[] } {
  const known = new Set(parseAddresses(text).map(({ route, id }) => (id ? `${route}#${id}` : route)));
  const added = [...new Set(found)].filter((address) => !known.has(address)).sort();
  const lines = text.trimEnd().split('\n');
  const from = lines.findLastIndex((line) => line.startsWith('# ')) + 1;
  return { text: `${[...lines.slice(0, from), ...[...lines.slice(from), ...added].sort()].join('\n')}\n`, added };
}

export const readList = () => readFileSync(LIST, 'utf8');
