/** Addresses: those of the site around, and what that of this page asks for. */
import { isOwnAddress } from '../../../outside.ts';
import { inLang, type Lang } from '../../../site.ts';

/** The site around. */
export interface Site {
  lang: Lang;
  /** Path prefix of the site. */
  base: string;
}

/** Addresses of the scripts that the viewer starts as workers. */
export interface Workers {
  /** Reads reports. */
  report: string;
  /** Unpacks archives. */
  unzip: string;
}

/** Path of a file of the site, from its path below the base. */
export const fileOf = ({ base }: Site, path: string): string => base.replace(/\/$/, '') + path;

/** Path of a page of the docs in the reader's language, from its route. */
export const pageOf = (site: Site, route: string): string => fileOf(site, inLang(route, site.lang));

/** The sample's files below /demo/ (tools/sample/demo/files.ts), baseline first. */
export const SAMPLES = { report: ['rsdoctor-data.json'], diff: ['baseline.json', 'current.json'] } as const;
export type Sample = keyof typeof SAMPLES;

/** The screen of the report's client that asks for a file; here the page itself asks. */
export const UPLOADER = '/resources/uploader';

interface Asked {
  sample: Sample | undefined;
  /** A screen of the report, as its hash; the report's own choice when empty. */
  hash: string;
  /** Path of the page to go back to, or nothing. */
  from: string;
}

/** Reads the whole address, in which anybody may have written anything. */
export function readAddress(address: string): Asked {
  const { searchParams, hash, origin } = new URL(address);
  const from = searchParams.get('from') ?? '';
  const sample = searchParams.get('sample') ?? '';
  return {
    sample: Object.hasOwn(SAMPLES, sample) ? (sample as Sample) : undefined,
    hash: hash.startsWith('#/') && !hash.startsWith(`#${UPLOADER}`) ? hash : '',
    from: from.startsWith('/') && isOwnAddress(from, origin) ? from : '',
  };
}
