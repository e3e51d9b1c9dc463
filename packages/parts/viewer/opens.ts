/** Hands files over to the page that opens reports. A script of its own, because few pages have a field for them. */
import { FILES_EVENT, listenForFiles, type Transfer } from '@rsdoctor-docs/viewer/transfer';

const listening = new WeakSet<Element>();

/**
 * Opens what the reader chose in the field, and from then on also what is dropped or pasted anywhere on the page.
 * @param page the part of the document that the navigation swaps; marked with `data-over` while files are held over it
 */
export function takeFiles(page: HTMLElement, { type, target }: Event, follow: (url: URL) => void): void {
  const field = page.querySelector<HTMLInputElement>('[data-opens]');
  if (!field) return;
  const open = (transfer: Transfer) => {
    const give = (asked: Event) => (asked as CustomEvent<(transfer: Transfer) => void>).detail(transfer);
    addEventListener(FILES_EVENT, give, { once: true });
    follow(new URL(field.dataset.opens ?? '', location.href));
  };
  if (type === 'input' && target === field) open({ files: [...(field.files ?? [])], roots: [] });
  if (listening.has(page)) return;
  listening.add(page);
  const left = new AbortController();
  /** Stops listening when the reader has gone to another page, whose files are its own. */
  const isHere = () => page.isConnected || left.abort();
  listenForFiles(
    (transfer) => isHere() && open(transfer),
    (isOver) => isHere() && page.toggleAttribute('data-over', isOver),
    left.signal,
  );
}
