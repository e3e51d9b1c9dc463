import type { Entry, OnProgress } from '../read/open.ts';
import type { ZipQuestion } from './messages.ts';
import { Talk } from './talk.ts';

/** An archive. A worker of its own unpacks it, so that only who drops an archive loads the library. */
export class ZipFile extends Talk<ZipQuestion> {
  /**
   * The files in it.
   * @throws Fault when it cannot be unpacked; DOMException `AbortError` when closed meanwhile
   */
  async open({ path, file }: Entry, onProgress: OnProgress): Promise<Entry[]> {
    const { entries } = await this.ask({ name: path, file }, 'unzipped', onProgress);
    this.close();
    return entries;
  }
}
