/** A report that a worker reads and keeps. Close it, or the worker keeps the report. */
import type { OnProgress, Source } from '../read/open.ts';
import type { Facts } from '../reading/facts.ts';
import { jsonBytes, type Parts, type Question } from './messages.ts';
import { Talk } from './talk.ts';

export class ReportFile extends Talk<Question> {
  /** @throws Fault with what is wrong with the files; DOMException `AbortError` when closed meanwhile */
  async open(source: Source, onProgress: OnProgress): Promise<Facts> {
    return (await this.ask({ type: 'open', source }, 'opened', onProgress)).facts;
  }

  /** All parts for the client, or `stats` alone. */
  async parts(): Promise<Parts> {
    return (await this.ask({ type: 'parts' }, 'parts')).parts;
  }

  /** The report as a side of a comparison. */
  async packed(): Promise<ArrayBuffer> {
    return (await this.ask({ type: 'packed' }, 'packed')).bytes;
  }
}

/** The screen that compares two reports, as its hash. */
export const DIFF_SCREEN = '#/resources/bundle/diff';

/** What the frame shows of two reports. */
export async function diffParts(baselineFile: ReportFile, currentFile: ReportFile): Promise<Parts> {
  const [baseline, current] = await Promise.all([baselineFile.packed(), currentFile.packed()]);
  return { baseline, current, enableRoutes: jsonBytes(['/resources/bundle/diff']), mode: jsonBytes('diff') };
}
