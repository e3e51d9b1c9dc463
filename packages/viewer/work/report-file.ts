/** A report that a worker reads and keeps. */
import type { OnProgress, Source } from '../read/open.ts';
import type { Facts } from '../reading/facts.ts';
import { jsonBytes, type Parts, type Question } from './messages.ts';
import { Talk } from './talk.ts';

/** The page's end of the worker. Close it, or the worker keeps the report. */
export class ReportFile {
  readonly #talk: Talk<Question>;

  /** @param worker address of the script that reads */
  constructor(worker: string) {
    this.#talk = new Talk(new Worker(worker));
  }

  /**
   * Reads the files.
   * @throws Fault with what is wrong with them; DOMException `AbortError` when closed meanwhile
   */
  async open(source: Source, onProgress: OnProgress): Promise<Facts> {
    return (await this.#talk.ask({ type: 'open', source }, 'opened', onProgress)).facts;
  }

  /** All parts for the client, or `stats` alone. */
  async parts(): Promise<Parts> {
    return (await this.#talk.ask({ type: 'parts' }, 'parts')).parts;
  }

  /** The report as a side of a comparison. */
  async packed(): Promise<ArrayBuffer> {
    return (await this.#talk.ask({ type: 'packed' }, 'packed')).bytes;
  }

  get hasFailed(): boolean {
    return this.#talk.failure !== undefined;
  }

  close(): void {
    this.#talk.close();
  }
}

/** What the frame shows of two reports. */
export async function diffParts(baseline: ReportFile, current: ReportFile): Promise<Parts> {
  const [before, after] = await Promise.all([baseline.packed(), current.packed()]);
  return {
    baseline: before,
    current: after,
    enableRoutes: jsonBytes(['/resources/bundle/diff']),
    mode: jsonBytes('diff'),
  };
}
