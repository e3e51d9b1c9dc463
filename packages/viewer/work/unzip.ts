/** Worker: unpacks one archive. */
import { unpackZip } from '../read/zip.ts';
import { answerWith } from './answer.ts';
import type { ZipQuestion } from './messages.ts';

answerWith<ZipQuestion>(async ({ name, file }, send) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const files = unpackZip(name, bytes, (share) => send({ type: 'progress', step: 'unpacking', share }));
  send({
    type: 'unzipped',
    entries: files.map(({ path, content }) => ({ path, file: new Blob([content as Uint8Array<ArrayBuffer>]) })),
  });
});
