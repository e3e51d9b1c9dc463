/** The content security policy and the other headers of the built site. */
import { createHash } from 'node:crypto';
import { type HostedConfig, hostsOf } from '@rsdoctor-docs/search/config';
import { HtmlPage } from '../html-page.ts';

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Hashes of a page's inline scripts, as the policy lists them. */
export const inlineScriptHashes = (html: string | HtmlPage): string[] =>
  (typeof html === 'string' ? new HtmlPage('page', html) : html).inlineScripts().map(sourceOf);

/**
 * Click analytics of the search: the library that packages/search/dialog/hosted.ts loads, and the host that it sends to.
 */
const INSIGHTS = {
  library: 'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js',
  host: 'https://insights.algolia.io',
};

/** Origins that the hosted search asks. */
const searchOrigins = (hosted: HostedConfig): string[] => [
  ...hostsOf(hosted),
  ...(hosted.insights ? [INSIGHTS.host] : []),
];

/** A policy as the header says it. */
export const policyText = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * The policy of all pages.
 *
 * Scripts: our own files and the inline scripts of the build, by hash. Style sheets: our own files.
 * `style` attributes are allowed: code blocks, React and the sizes of pictures use them, and hashes for attributes need
 * a keyword ('unsafe-hashes') that is no safer. `style-src` repeats that for browsers without `style-src-elem` and
 * `-attr`.
 */
export function pagePolicy(
  scriptHashes: string[],
  hosted: HostedConfig | null,
  pictures: readonly string[] = [],
): string {
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...(hosted?.insights ? [INSIGHTS.library] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(hosted ? searchOrigins(hosted) : [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
}

/** Header lines by path, such as `/files/*`. `! Name` takes a header back. */
export type HeaderRules = readonly (readonly [path: string, lines: readonly string[]])[];

/** What a site adds to the headers. */
export interface HeaderOptions {
  /** Origins besides the site's own from which pages load pictures. */
  pictures?: readonly string[];
  /** Rules of files that the site adds, after those of all pages. */
  rules?: (isPreview: boolean) => HeaderRules;
}

/** Keeps search engines away from files that are no pages. A preview keeps them away from everything. */
const NOINDEX = 'X-Robots-Tag: noindex';

/**
 * The `_headers` file (Cloudflare Pages' format; `!` takes a header back).
 * @param scriptHashes hashes of all inline scripts of all pages
 * @param options.hosted the search service that pages talk to, if any
 * @param options.base where the site lives on its origin, with slashes around
 * @param own what the site adds
 */
export function headersFile(
  scriptHashes: string[],
  { hosted, isPreview, base = '/' }: { hosted: HostedConfig | null; isPreview: boolean; base?: string },
  { pictures, rules: more = () => [] }: HeaderOptions = {},
): string {
  const rules: HeaderRules = [
    [
      '/*',
      [
        `Content-Security-Policy: ${pagePolicy(scriptHashes, hosted, pictures)}`,
        'X-Content-Type-Options: nosniff',
        'Referrer-Policy: strict-origin-when-cross-origin',
        'Permissions-Policy: accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()',
        'Cross-Origin-Opener-Policy: same-origin',
        // Without `includeSubDomains`: the site does not speak for other hosts of its domain.
        'Strict-Transport-Security: max-age=63072000',
        'X-Frame-Options: SAMEORIGIN',
        ...(isPreview ? [NOINDEX] : []),
      ],
    ],
    ['/static/*', ['Cache-Control: public, max-age=31536000, immutable']],
    ...more(isPreview),
    // Twins for machines: readable by tools of other sites, not to be found in place of the pages.
    [
      '/*.md',
      ['Content-Type: text/markdown; charset=utf-8', 'Access-Control-Allow-Origin: *', ...(isPreview ? [] : [NOINDEX])],
    ],
    ['/rss/*', ['Content-Type: application/rss+xml; charset=utf-8', 'Access-Control-Allow-Origin: *']],
  ];
  return rules
    .map(([path, lines]) => `${base}${path.slice(1)}\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('\n');
}
