/** The sample's reports, from the site. */
import { fileOf, PATIENCE_MS, SAMPLES, type Sample, type Site } from '../address.ts';
import { Fault } from '../read/fault.ts';
import type { Entry } from '../read/open.ts';
import { entriesOfInput } from './entries.ts';

async function download(site: Pick<Site, 'base'>, name: string): Promise<File> {
  try {
    const response = await fetch(fileOf(site, `/demo/${name}`), { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok) return new File([await response.blob()], name);
  } catch {
    // Offline or timed out.
  }
  throw new Fault('sample');
}

/**
 * The files of a sample, baseline first.
 * @throws Fault when one does not come
 */
export const downloadSample = async (site: Pick<Site, 'base'>, sample: Sample): Promise<Entry[]> =>
  entriesOfInput(await Promise.all(SAMPLES[sample].map((name) => download(site, name))));
