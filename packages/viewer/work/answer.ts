import { Fault } from '../read/fault.ts';
import type { Answer } from './messages.ts';

type Send = (answer: Answer, transfer?: Transferable[]) => void;

/** The worker's globals. TypeScript knows those of a page here. */
const worker = self as unknown as {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage: Send;
};

/** Answers every question of the page. An error becomes a fault. */
export function answerWith<Question>(answer: (question: Question, send: Send) => Promise<void>): void {
  const send: Send = (message, transfer = []) => worker.postMessage(message, transfer);
  worker.onmessage = async ({ data }) => {
    try {
      await answer(data as Question, send);
    } catch (error) {
      const { code, file, detail } = Fault.of(error);
      send({ type: 'fault', code, file, detail });
    }
  };
  send({ type: 'started' });
}
