/** Early script of the page that opens reports: keeps what is dropped or pasted until the viewer listens. */
import { FILES_EVENT, listenForFiles, type Transfer } from './work/transfer.ts';

const listening = new AbortController();
let kept: Transfer | undefined;
listenForFiles(
  (transfer) => {
    kept = transfer;
  },
  (isOver) => document.querySelector('.viewer-start')?.toggleAttribute('data-over', isOver),
  listening.signal,
);
addEventListener(
  FILES_EVENT,
  (event) => {
    listening.abort();
    if (kept) (event as CustomEvent<(transfer: Transfer) => void>).detail(kept);
  },
  { once: true },
);
