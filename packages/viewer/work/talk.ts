import { PATIENCE_MS } from '../address.ts';
import { Fault, type FaultCode } from '../read/fault.ts';
import type { OnProgress } from '../read/open.ts';
import type { Answer } from './messages.ts';

type AnswerOf<Type extends Answer['type']> = Extract<Answer, { type: Type }>;

/** The page's end of a worker: one question at a time, progress, an answer. Close it to end the worker. */
export class Talk<Question> {
  /** Why the worker answers nothing any more. */
  failure: Fault | undefined;
  readonly #worker: Worker;
  #stop: (reason: unknown) => void = () => undefined;
  #hear: (answer: Answer) => void = () => undefined;

  /** @param address of the worker's script */
  constructor(address: string) {
    const worker = new Worker(address);
    this.#worker = worker;
    const fail = (code: FaultCode) => {
      this.failure = new Fault(code);
      this.#stop(this.failure);
    };
    // The script of the worker does not come: offline, or the site was built anew and the file is gone.
    const late = setTimeout(() => fail('worker'), PATIENCE_MS);
    worker.onerror = () => fail('worker');
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.type === 'started') {
        clearTimeout(late);
        worker.onerror = () => fail('memory');
      } else this.#hear(data);
    };
  }

  /**
   * Asks, and waits for the answer of a type.
   * @throws Fault that the worker found; DOMException `AbortError` when closed meanwhile
   */
  ask<Type extends Answer['type']>(question: Question, type: Type, onProgress?: OnProgress): Promise<AnswerOf<Type>> {
    return new Promise((resolve, reject) => {
      this.#stop = reject;
      this.#hear = (answer) => {
        if (answer.type === 'progress') onProgress?.(answer.step, answer.share);
        else if (answer.type === 'fault') reject(new Fault(answer.code, answer.file, answer.detail));
        else if (answer.type === type) resolve(answer as AnswerOf<Type>);
      };
      if (this.failure) reject(this.failure);
      else this.#worker.postMessage(question);
    });
  }

  close(): void {
    this.#worker.terminate();
    this.#stop(new DOMException('closed', 'AbortError'));
  }
}
