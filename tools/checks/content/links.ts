/**
 * Every link leads to a page, a heading or a file that exists. Rspress's own check sees only Markdown links of pages and
 * names no line; this one reads pages, menus and texts.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Check } from '@rsdoctor-docs/base/docs/check';
import { isJsx, nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { headingOf } from '@rsdoctor-docs/base/docs/outline';
import type { Page } from '@rsdoctor-docs/base/docs/page';
import type { Site } from '@rsdoctor-docs/base/docs/site';
import { attributesOf } from '@rsdoctor-docs/base/mdx';
import { nearest } from '@rsdoctor-docs/base/nearest';
import { Problem } from '@rsdoctor-docs/base/problem';
import { decode, toRoute } from '@rsdoctor-docs/base/site';
import { isAnchorOfPart } from '@rsdoctor-docs/parts/checks';
import { rowId } from '@rsdoctor-docs/parts/reference';
import { inLang, LANGS, langPrefix, ORIGIN, withoutLang } from '@rsdoctor-docs/parts/site';
import { redirectFaults } from '@rsdoctor-docs/preset/node';
import { moved } from '#theme/moved.ts';
import { type Link, linksOfSite } from '../../docs/written-links.ts';

/** Files that the build makes beside pages. */
const OTHER_ADDRESSES =
  /^\/(?:og\/|rss\/|llms(?:-full)?\.txt$|zh\/llms(?:-full)?\.txt$|sitemap\.xml$|robots\.txt$|\.well-known\/agent-skills\/)/;

/** Where links may lead. */
export interface Targets {
  /** The ids of each page, undefined if they are not known, by the address that {@link keyOf} returns. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Whether a path is a file of docs/public. */
  isPublic(path: string): boolean;
  /** Whether a path of the repository is a file or folder. */
  isThere(path: string): boolean;
}

/** The address of a page: `/zh/guide/usage/`. */
export const addressOf = ({ lang, route }: Pick<Page, 'lang' | 'route'>) => inLang(toRoute(`/${route}`), lang);
/** An address without its closing slash. */
export const keyOf = (address: string) => address.replace(/\/$/, '') || '/';

/** The ids of a page that a link may name: headings, elements with an id, rows of reference tables. */
export function idsOf(page: Page): Set<string> {
  const ids = [...nodesIn(page.tree)].map((node) =>
    node.type === 'heading' ? headingOf(node).id : isJsx(node) ? attributesOf(node).id : undefined,
  );
  return new Set(ids.filter((id) => id !== undefined));
}

/** Files that links may lead to. @param root the repository, which holds docs/ */
export const fileTargets = (root: string): Omit<Targets, 'pages'> => ({
  isPublic: (file) =>
    fs.statSync(path.join(root, 'docs/public', decode(file)), { throwIfNoEntry: false })?.isFile() ?? false,
  isThere: (file) => fs.existsSync(path.join(root, decode(file))),
});

/** All pages and files of the site. */
const targetsOf = ({ root, pages, unreadable }: Site): Targets => ({
  pages: new Map([
    ...pages.map((page): [string, Set<string>] => [keyOf(addressOf(page)), idsOf(page)]),
    ...unreadable.map((page): [string, undefined] => [keyOf(addressOf(page)), undefined]),
  ]),
  ...fileTargets(root),
});

/** Ids of the rows of reference tables, which the build makes (packages/parts/reference/tables.ts). */
const ROW = new RegExp(`^(?:${(['option', 'cli'] as const).map((kind) => rowId(kind, '')).join('|')})`);

type Details = ConstructorParameters<typeof Problem>[2];
const fault = ({ file, line, url }: Link, what: string, details: Details): Problem[] => [
  new Problem(`${file}:${line}`, `${what}: ${url}`, details),
];
/** Path and hash of an address, without its query. */
const partsOf = (address: string) => /^(?<target>[^?#]*)(?:\?[^#]*)?#?(?<hash>.*)$/s.exec(address)?.groups ?? {};
const nowhere = ({ asset }: Link) => (asset ? 'a picture that is not there' : 'a link that leads nowhere');

function judgeAnchor(link: Link, address: string, hash: string, { pages }: Targets): Problem[] {
  const ids = pages.get(keyOf(address));
  const id = decode(hash);
  if (!id || !ids || ids.has(id) || ROW.test(id)) return [];
  if (isAnchorOfPart(withoutLang(address), id)) return [];
  const meant = nearest(id, ids);
  return fault(link, 'a link to a heading that is not there', {
    expected: meant ? `#${meant}` : [...ids].slice(0, 12).join(', ') || 'a page with headings',
    seen: `no id "${id}" on ${address}`,
    fix: 'correct the id behind #, or give the heading that id in both languages',
  });
}

/** A path of the site, or with `own` an absolute address of it. */
function judgePath(link: Link, targets: Targets, own: boolean): Problem[] {
  const { url, lang, page, asset } = link;
  const { target = '', hash = '' } = partsOf(own ? url.slice(ORIGIN.length) || '/' : url);
  const hasLang = LANGS.some((name) => target === `/${name}` || target.startsWith(`/${name}/`));
  if (page && !own && hasLang)
    return fault(link, 'a link with a language', {
      expected: target.replace(/^\/\w+/, '') || '/',
      fix: 'write the path without it: the build adds the language of the page',
    });
  if (page && !own && /\.html$/.test(target))
    return fault(link, 'a link to a file', {
      expected: toRoute(target),
      fix: 'write the address of the page, without .html',
    });
  const address = hasLang || own ? toRoute(target) : langPrefix(lang) + toRoute(target);
  if (!asset && targets.pages.has(keyOf(address))) return judgeAnchor(link, address, hash, targets);
  const plain = withoutLang(address);
  const now = moved.addresses[plain] ?? moved.addresses[`${plain}/`];
  if (targets.isPublic(target)) return [];
  if (own && (OTHER_ADDRESSES.test(target) || now !== undefined || isTwin(target, targets))) return [];
  if (asset)
    return fault(link, nowhere(link), {
      seen: `no file docs/public${target}`,
      fix: 'add the file, or correct the path',
    });
  const expected = now ?? withoutLang(nearest(address, targets.pages.keys()) ?? '');
  return fault(link, nowhere(link), {
    ...(expected ? { expected } : {}),
    seen: `no page ${address}`,
    fix: 'correct the path, or add the page in both languages',
  });
}

/** Whether an address is the Markdown twin of a page: `/guide/start/intro.md`. */
const isTwin = (target: string, { pages }: Targets) =>
  target.endsWith('.md') && pages.has(keyOf(toRoute(target.replace(/\.md$/, ''))));

/** A relative path: outside of pages it names a file of the repository. */
function judgeRelative(link: Link, targets: Targets): Problem[] {
  if (link.page)
    return fault(link, 'a relative path, which `npm run rename` would miss', {
      fix: 'write the path from the root: /guide/start/cli',
    });
  const beside = path.posix.join(path.posix.dirname(link.file), partsOf(link.url).target ?? '');
  return targets.isThere(beside)
    ? []
    : fault(link, nowhere(link), { seen: `no file ${beside}`, fix: 'correct the path' });
}

/** Schemes that a link may have, and hosts that only the writer's machine knows. */
const SCHEMES = ['https:', 'mailto:'];
const OWN_MACHINE = /^(?:localhost|127\.|0\.0\.0\.0|\[::1?\]|10\.|192\.168\.)|\.(?:local|localhost|internal|test)$/i;

/** An absolute address. Whether another site has the page is not checked. */
function judgeAbsolute(link: Link): Problem[] {
  const { url } = link;
  const { protocol, hostname, username } = URL.canParse(url)
    ? new URL(url)
    : { protocol: '', hostname: '', username: '' };
  if (username || /^https?:\/{3}/i.test(url))
    return fault(link, 'a link that browsers read otherwise than people', {
      fix: 'write the address without a user name, with two slashes',
    });
  if (OWN_MACHINE.test(hostname))
    return fault(link, 'a link to the machine of whoever clicks', {
      fix: 'write the path of the page, /guide/start/intro, or an address of the internet; an address to type is code',
    });
  if (SCHEMES.includes(protocol)) return [];
  return fault(link, 'a link that is neither a page nor https', {
    expected: `/guide/start/intro, or ${SCHEMES.join('…, ')}…`,
    fix:
      protocol === 'http:' || url.startsWith('//')
        ? `write ${url.replace(/^(?:http:)?\/\//i, 'https://')}`
        : 'correct the address; what is no link is code',
  });
}

/** Judges one link. */
function judge(link: Link, targets: Targets): Problem[] {
  const { url, page } = link;
  const own = URL.canParse(url) && new URL(url).origin === ORIGIN ? url.replace(/^[^/]*\/\/[^/]*/, ORIGIN) : undefined;
  if (own !== undefined) {
    const { target = '' } = partsOf(own.slice(ORIGIN.length) || '/');
    if (page && targets.pages.has(keyOf(toRoute(target))))
      return fault(link, 'a link with the host of this site, which leaves a preview and `npm run rename` would miss', {
        expected: own.slice(ORIGIN.length).replace(/^\/zh(?=\/|$)/, '') || '/',
        fix: 'write the path alone',
      });
    return judgePath({ ...link, url: own }, targets, true);
  }
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return judgeAbsolute(link);
  // The headings around an excerpt are those of the pages that include it.
  if (url.startsWith('#'))
    return page && page.kind !== 'excerpt' ? judgeAnchor(link, addressOf(page), url.slice(1), targets) : [];
  if (url.startsWith('/')) return judgePath(link, targets, false);
  return url === ''
    ? fault(link, 'a link without an address', { fix: 'write where it leads' })
    : judgeRelative(link, targets);
}

export const linkFaults = (links: readonly Link[], targets: Targets): Problem[] =>
  links.flatMap((link) => judge(link, targets));

export const links: Check<Link> = {
  name: 'links',
  about:
    'every link in pages, menus and texts, and every old address, leads to a page, a heading or a file that is there',
  of: 'links',
  items: (site) => linksOfSite(site),
  problems: (all, site) => [
    ...linkFaults(all, targetsOf(site)),
    ...redirectFaults(new Set([...site.pages, ...site.unreadable].map(addressOf)), moved, LANGS),
  ],
};
