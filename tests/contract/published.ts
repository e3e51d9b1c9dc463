/**
 * Every address in tests/contract/published.txt must answer or redirect for ever, because somebody links to it. One line
 * is one address, with or without the id of a heading, and stands for all languages.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type readRules, redirectFor } from '@rsdoctor-docs/base/host-rules';
import { Problem } from '@rsdoctor-docs/base/problem';

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

/** Reads the list. Lines that begin with `# ` are comments. */
export function parseAddresses(text: string): Address[] {
  return text.split('\n').flatMap((content, index) => {
    if (content.trim() === '' || content.startsWith('# ')) return [];
    const [route = '', id] = content.trim().split('#');
    return [{ route, ...(id ? { id } : {}), line: index + 1 }];
  });
}

/** Follows the redirects of an address, which may lead to a section; a hash goes along, as in a browser. */
function follow(address: string, redirects: Answers['redirects']): { page: string; section: string | undefined } {
  let [page = '', section]: string[] = address.split('#');
  for (let hops = 0; hops < 5; hops += 1) {
    const next = redirectFor(page, redirects)?.to.split('#');
    if (!next) break;
    [page = '', section = section] = next;
  }
  return { page, section };
}

/**
 * The addresses of a list that lead nowhere any more, each with its remedy.
 * @param prefixes what stands before a route, for each language: '' and '/zh'
 */
export function brokenPromises(addresses: Address[], { pages, redirects }: Answers, prefixes: string[]): Problem[] {
  return addresses.flatMap(({ route, id, line }) =>
    prefixes.flatMap((prefix) => {
      const { page, section = id } = follow(prefix + route, redirects);
      const ids = pages.get(page);
      const where = `${NAME}:${line}`;
      if (!ids)
        return [
          new Problem(where, `${prefix}${route} is published and no longer answers`, {
            fix: `add '${route}': '<the page that has its content now>' to MOVED in theme/moved.ts`,
          }),
        ];
      if (section === undefined || ids.has(section)) return [];
      return [
        new Problem(
          where,
          `${prefix}${route}${id ? `#${id}` : ''} is published, and ${page} has no id "${section}" any more`,
          {
            fix: `give a heading of that page the id {#${section}} again, or say in its frontmatter where the section is now: moved: { ${section}: '#new-id' } (or '/other/page#id')`,
          },
        ),
      ];
    }),
  );
}

/** The list with the site's new addresses, sorted. */
export function withNewAddresses(text: string, found: Iterable<string>): { text: string; added: string[] } {
  const known = new Set(parseAddresses(text).map(({ route, id }) => (id ? `${route}#${id}` : route)));
  const added = [...new Set(found)].filter((address) => !known.has(address)).sort();
  const lines = text.trimEnd().split('\n');
  const from = lines.findLastIndex((line) => line.startsWith('# ')) + 1;
  return { text: `${[...lines.slice(0, from), ...[...lines.slice(from), ...added].sort()].join('\n')}\n`, added };
}

/**
 * The problem that stops a publication: addresses of the site that the list lacks.
 * @param added those that the list lacks
 * @param found how many the site answers; none means that the site was not read
 */
export function unprotected(added: readonly string[], found: number): Problem | undefined {
  if (found === 0) return new Problem('doc_build', 'no page was found in the built site', { fix: 'npm run build' });
  if (added.length === 0) return undefined;
  const more = added.length > 12 ? `, and ${added.length - 12} more` : '';
  return new Problem(NAME, `${added.length} addresses of the site are not in the list of what answers for ever`, {
    seen: added.slice(0, 12).join(', ') + more,
    fix: 'npm run published, then commit the list',
  });
}

/** The addresses that a list held and does not hold any more, each with its remedy. */
export function removedAddresses(before: string, now: string): Problem[] {
  const spelled = ({ route, id }: Address) => (id ? `${route}#${id}` : route);
  const kept = new Set(parseAddresses(now).map(spelled));
  return parseAddresses(before)
    .map(spelled)
    .filter((address) => !kept.has(address))
    .map(
      (address) =>
        new Problem(NAME, `${address} was published, and the line is gone`, {
          fix: `put the line back: git checkout main -- ${NAME}; npm test -- published says how the address goes on answering`,
        }),
    );
}

/**
 * The list as it was published last: on a branch where the branch left main, on main itself before its last commit.
 * Undefined where there is no git, no main or not enough history.
 */
export function readPublishedList(root: string): string | undefined {
  const git = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return undefined;
    }
  };
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`));
  const from = main && git('merge-base', 'HEAD', main);
  const base = from && from === git('rev-parse', 'HEAD') ? git('rev-parse', '--verify', '--quiet', 'HEAD^1') : from;
  return base && git('show', `${base}:./${NAME}`);
}

export const readList = () => readFileSync(LIST, 'utf8');
