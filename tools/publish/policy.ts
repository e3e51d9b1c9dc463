/** The content security policy and the other headers of the built site. */
import { createHash } from 'node:crypto';

/** The environment variables that switch the hosted search on (tools/search/hosted.ts). */
type Environment = Record<string, string | undefined>;

/** Executable inline scripts of a page, by the hash that a policy names them with. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '', code = '']) => code.trim() !== '' && !/\bsrc\s*=/i.test(attributes) && !/type="application\/(?:ld\+)?json"/i.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** Origins that the hosted search talks to; none unless it is configured. */
export function searchOrigins(env: Environment): string[] {
  const appId = env.SEARCH_APP_ID?.trim();
  if (!appId) return [];
  const hosts = (env.SEARCH_HOSTS ?? '').split(',').map((host) => host.trim()).filter(Boolean);
  const own = hosts.length > 0 ? hosts.map((host) => (host.includes('//') ? new URL(host).origin : `https://${host}`)) : [`https://${appId.toLowerCase()}-dsn.algolia.net`, `https://${appId.toLowerCase()}.algolia.net`, `https://${appId.toLowerCase()}-1.algolianet.com`, `https://${appId.toLowerCase()}-2.algolianet.com`, `https://${appId.toLowerCase()}-3.algolianet.com`];
  return /^(?:1|true|on)$/i.test(env.SEARCH_INSIGHTS ?? '') ? [...own, 'https://insights.algolia.io'] : own;
}

const write = (policy: Record<string, string[]>) =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * The policy of all pages.
 *
 * Scripts: our own files and the inline scripts of the build, by hash. Style sheets: our own files. `style` attributes
 * are allowed: code blocks, React and the sizes of pictures use them, and hashes for attributes need a keyword
 * ('unsafe-hashes') that is no safer. `style-src` repeats that for browsers without `style-src-elem` and `-attr`.
 */
export function pagePolicy(scriptHashes: string[], env: Environment): string {
  return write({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https://assets.rspack.rs'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...searchOrigins(env)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
}

/** The policy of the report below /demo/: it is one file of inline scripts and styles, and talks to nobody. */
export const demoPolicy = write({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

/**
 * The `_headers` file (Cloudflare Pages' format; `!` takes a header back).
 * @param scriptHashes hashes of all inline scripts of all pages
 */
export function headersFile(scriptHashes: string[], { env, isPreview }: { env: Environment; isPreview: boolean }): string {
  const rules: [string, string[]][] = [
    [
      '/*',
      [
        `Content-Security-Policy: ${pagePolicy(scriptHashes, env)}`,
        'X-Content-Type-Options: nosniff',
        'Referrer-Policy: strict-origin-when-cross-origin',
        'Permissions-Policy: accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()',
        'Cross-Origin-Opener-Policy: same-origin',
        // Without `includeSubDomains`: the site does not speak for other hosts of its domain.
        'Strict-Transport-Security: max-age=63072000',
        'X-Frame-Options: SAMEORIGIN',
        ...(isPreview ? ['X-Robots-Tag: noindex'] : []),
      ],
    ],
    ['/static/*', ['Cache-Control: public, max-age=31536000, immutable']],
    ['/demo/*', ['! Content-Security-Policy', `Content-Security-Policy: ${demoPolicy}`, ...(isPreview ? [] : ['X-Robots-Tag: noindex'])]],
    // Twins for machines: readable by tools of other sites, not to be found in place of the pages.
    ['/*.md', ['Content-Type: text/markdown; charset=utf-8', 'Access-Control-Allow-Origin: *', ...(isPreview ? [] : ['X-Robots-Tag: noindex'])]],
    ['/rss/*', ['Content-Type: application/rss+xml; charset=utf-8', 'Access-Control-Allow-Origin: *']],
  ];
  return rules.map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`).join('\n');
}
