/** A talk with a worker: one question at a time, its answer, and progress between them. */
import { Fault } from '../read/fault.ts';
import type { OnProgress } from '../read/open.ts';
import type { Answer } from './messages.ts';

type AnswerOf<Type extends Answer['type']> = Extract<Answer, { type: Type }>;

/** The page's end of a worker. Close it, or the worker keeps what it has read. */
export class Talk<Question> {
  readonly #worker: Worker;
  #stop: (reason: unknown) => void = () => undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
  }

  /**
   * Asks, and waits for the answer of a type.
   * @throws Fault that the worker found; DOMException `AbortError` when closed meanwhile
   */
  ask<Type extends Answer['type']>(question: Question, type: Type, onProgress?: OnProgress): Promise<AnswerOf<Type>> {
    return new Promise((resolve, reject) => {
      this.#stop = reject;
      this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.type === 'progress') onProgress?.(data.step, data.share);
        else if (data.type === 'fault') reject(new Fault(data.code, data.file, data.detail));
        else if (data.type === type) resolve(data as AnswerOf<Type>);
      };
      // The worker's own script did not come, or it ran out of memory.
      this.#worker.onerror = () => reject(new Fault('memory'));
      this.#worker.postMessage(question);
    });
  }

  close(): void {
    this.#worker.terminate();
    this.#stop(new DOMException('closed', 'AbortError'));
  }
}
