import { type Entry, type OnProgress, type Source, sourcesOf } from '../read/open.ts';
import type { ZipQuestion } from './messages.ts';
import { Talk } from './talk.ts';

/** Whether a file is an archive that was dropped itself. One in a folder may be a download that the site offers. */
export const isZip = ({ path }: Entry): boolean => /^[^/]*\.zip$/i.test(path);

/** An archive. A worker of its own unpacks it, so that only who drops an archive loads the library. */
export class ZipFile extends Talk<ZipQuestion> {
  /**
   * The reports in it, named after it.
   * @throws Fault when it cannot be unpacked; DOMException `AbortError` when closed meanwhile
   */
  async open({ path, file }: Entry, onProgress: OnProgress): Promise<Source[]> {
    const { entries } = await this.ask({ name: path, file }, 'unzipped', onProgress);
    this.close();
    return sourcesOf(entries).map((source) => ({
      ...source,
      name: source.main.path === 'manifest.json' ? path : `${path}/${source.name}`,
    }));
  }
}
