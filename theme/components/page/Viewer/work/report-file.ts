/** A report that a worker reads and keeps. */
import { Fault } from '../read/fault.ts';
import type { OnProgress, Source } from '../read/open.ts';
import type { Facts } from '../reading/facts.ts';
import type { Answer, Parts, Question } from './messages.ts';

type AnswerOf<Type extends Answer['type']> = Extract<Answer, { type: Type }>;

/** The page's end of the worker. Close it, or the worker keeps the report. */
export class ReportFile {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url));
  #onProgress: OnProgress = () => undefined;
  #stop: (reason: unknown) => void = () => undefined;

  #ask<Type extends Answer['type']>(question: Question, type: Type): Promise<AnswerOf<Type>> {
    return new Promise((resolve, reject) => {
      this.#stop = reject;
      this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.type === 'progress') this.#onProgress(data.step, data.share);
        else if (data.type === 'fault') reject(new Fault(data.code, data.file, data.detail));
        else if (data.type === type) resolve(data as AnswerOf<Type>);
      };
      // The worker's own script did not come, or it ran out of memory.
      this.#worker.onerror = () => reject(new Fault('memory'));
      this.#worker.postMessage(question);
    });
  }

  /**
   * Reads the files.
   * @throws Fault with what is wrong with them; DOMException `AbortError` when closed meanwhile
   */
  async open(source: Source, onProgress: OnProgress): Promise<Facts> {
    this.#onProgress = onProgress;
    return (await this.#ask({ type: 'open', source }, 'opened')).facts;
  }

  /** All parts for the client, or `stats` alone. */
  async parts(): Promise<Parts> {
    return (await this.#ask({ type: 'parts' }, 'parts')).parts;
  }

  /** The report as a side of a comparison. */
  async packed(): Promise<ArrayBuffer> {
    return (await this.#ask({ type: 'packed' }, 'packed')).bytes;
  }

  close(): void {
    this.#worker.terminate();
    this.#stop(new DOMException('closed', 'AbortError'));
  }
}

/** What the frame shows of two reports. */
export async function diffParts(baseline: ReportFile, current: ReportFile): Promise<Parts> {
  const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).buffer;
  const [before, after] = await Promise.all([baseline.packed(), current.packed()]);
  return {
    baseline: before,
    current: after,
    enableRoutes: json(['/resources/bundle/diff']),
    mode: json('diff'),
  };
}
