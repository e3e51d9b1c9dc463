/** What the address of the page that opens reports asks for. */
import { isOwnAddress } from '../../../outside.ts';

/** The sample's files below /demo/ (packages/evidence/demo/files.ts), baseline first. */
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
