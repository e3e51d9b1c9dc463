/** Archives among the files of a drop. */
import { type Entry, type OnProgress, type Source, sourcesOf } from '../read/open.ts';
import type { ZipQuestion } from './messages.ts';
import { Talk } from './talk.ts';

/** Dropped itself, and not in a folder, where it may be a download that the site offers. */
export const isZip = ({ path }: Entry): boolean => /^[^/]*\.zip$/i.test(path);

/** An archive that a worker of its own unpacks; the worker, with the library, is loaded for it alone. */
export class ZipFile {
  readonly #talk: Talk<ZipQuestion>;

  /** @param worker address of the script that unpacks */
  constructor(worker: string) {
    this.#talk = new Talk(new Worker(worker));
  }

  /**
   * The reports in it, named after it.
   * @throws Fault when it cannot be unpacked; DOMException `AbortError` when closed meanwhile
   */
  async open({ path, file }: Entry, onProgress: OnProgress): Promise<Source[]> {
    const { entries } = await this.#talk.ask({ name: path, file }, 'unzipped', onProgress);
    this.close();
    return sourcesOf(entries).map((source) => ({
      ...source,
      name: source.main.path === 'manifest.json' ? path : `${path}/${source.name}`,
    }));
  }

  close(): void {
    this.#talk.close();
  }
}
