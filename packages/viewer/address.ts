/** Addresses of the site around, and what the address of the page asks for. */

import { UPLOADER } from './panels.ts';

/** The site around. */
export interface Site {
  lang: string;
  /** Path prefix of the site. The report's client and the samples lie in `demo/` below it. */
  base: string;
  /** Path prefix of the docs in the reader's language, below the base: '' or '/zh'. */
  prefix: string;
  /** Where the site is published: copied links lead there. */
  origin: string;
}

/** How long a file or a worker may take to answer, in ms. */
export const PATIENCE_MS = 20_000;

/** How long the report's client may take, in ms: 770 kB, which a 2G line brings in 30 s. */
export const FRAME_PATIENCE_MS = 60_000;

/** Addresses of the scripts that the viewer starts as workers. */
export interface Workers {
  /** The worker that reads reports. */
  report: string;
  /** The worker that unpacks archives. */
  unzip: string;
}

/** Path of a file of the site, from its path below the base. */
export const fileOf = ({ base }: Pick<Site, 'base'>, path: string): string => base.replace(/\/$/, '') + path;

/** Path of a page of the docs in the reader's language, from its route. */
export const pageOf = (site: Pick<Site, 'base' | 'prefix'>, route: string): string => fileOf(site, site.prefix + route);

/** The sample's files below /demo/ (packages/evidence/demo/files.ts), baseline first. */
export const SAMPLES = { report: ['rsdoctor-data.json'], diff: ['baseline.json', 'current.json'] } as const;
export type Sample = keyof typeof SAMPLES;

export interface Asked {
  sample: Sample | undefined;
  /** A screen of the report, as its hash; the report's own choice when empty. */
  hash: string;
  /** Code of the rule whose alerts are shown first, or nothing. */
  alert: string;
  /** Path of the page to go back to, or nothing. */
  from: string;
}

/**
 * Whether a text is the path of a page of this site. Browsers drop white space in addresses, read a backslash as a slash,
 * and take dots away: `/.//host` is the path `//host`, which alone would name another host.
 */
const isPath = (text: string, address: string) =>
  /^\/(?![\s/\\])/.test(text) && !new URL(text, address).pathname.includes('//');

/** Reads the address of the page. Anybody may have written anything into it. */
export function readAddress(address: string): Asked {
  const { searchParams, hash } = new URL(address);
  const from = searchParams.get('from') ?? '';
  const sample = searchParams.get('sample') ?? '';
  const alert = searchParams.get('alert') ?? '';
  return {
    sample: Object.hasOwn(SAMPLES, sample) ? (sample as Sample) : undefined,
    hash: hash.startsWith('#/') && !hash.startsWith(`#${UPLOADER}`) ? hash : '',
    alert: /^(?:E\d{4}|EXTEND)$/.test(alert) ? alert : '',
    from: isPath(from, address) ? from : '',
  };
}
