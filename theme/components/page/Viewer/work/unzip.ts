/** Unpacks one archive away from the page. */
import { Fault } from '../read/fault.ts';
import { unpackZip } from '../read/zip.ts';
import type { Answer, ZipQuestion } from './messages.ts';

const worker = self as unknown as {
  onmessage: ((event: MessageEvent<ZipQuestion>) => void) | null;
  postMessage(answer: Answer, transfer?: Transferable[]): void;
};

worker.onmessage = async ({ data: { name, file } }) => {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const files = unpackZip(name, bytes, (share) => worker.postMessage({ type: 'progress', step: 'unpacking', share }));
    worker.postMessage({
      type: 'unzipped',
      entries: files.map(({ path, content }) => ({ path, file: new Blob([content as Uint8Array<ArrayBuffer>]) })),
    });
  } catch (error) {
    const { code, file: about, detail } = error instanceof Fault ? error : new Fault('memory', name, String(error));
    worker.postMessage({ type: 'fault', code, file: about, detail });
  }
};
