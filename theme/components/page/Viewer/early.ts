/**
 * Early script of the page that opens reports, and of no other: tools/build/demo.ts makes /demo/start.js of it. That
 * page is nothing without React, which on others waits for the reader, so it is started here; and what is dropped or
 * pasted before React listens is kept for it.
 */
import { FILES_EVENT, listenForFiles, type Transfer } from './work/transfer.ts';

/** As if the reader had begun to type (theme/boot/hydrate.ts). */
const startReact = () => dispatchEvent(new Event('input'));

const listening = new AbortController();
let kept: Transfer | undefined;
listenForFiles(
  (transfer) => {
    kept = transfer;
    startReact();
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

addEventListener('load', startReact);
