/**
 * Hands the files of a field over to the page that opens reports. They are in this tab's memory alone, and a full load
 * would lose them, so that page is swapped in.
 */
import { FILES_EVENT, type Transfer } from '@rsdoctor-docs/viewer/transfer';
import type { follow } from './navigate.ts';

/** @param field its `data-opens` is the address of the page */
export function handOver(field: HTMLInputElement, open: typeof follow): void {
  const files = [...(field.files ?? [])];
  const give = (event: Event) => (event as CustomEvent<(transfer: Transfer) => void>).detail({ files, roots: [] });
  addEventListener(FILES_EVENT, give, { once: true });
  open(new URL(field.dataset.opens ?? '', location.href), true);
}
