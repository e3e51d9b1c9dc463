/**
 * Hands the files of a field, such as that of the home page, over to the page that opens reports. What is dropped anywhere on
 * a page with such a field is dropped into that.
 */

import { follow, on } from '@rsdoctor-docs/preset/client';
import { FILES_EVENT, type Transfer } from '@rsdoctor-docs/viewer/transfer';

on<HTMLInputElement>('input', '[data-opens]', ({ files, dataset }) => {
  const given = [...(files ?? [])];
  const give = (event: Event) =>
    (event as CustomEvent<(transfer: Transfer) => void>).detail({ files: given, roots: [] });
  addEventListener(FILES_EVENT, give, { once: true });
  // They are in this tab's memory alone, and a full load would lose them, so that page is swapped in.
  follow(new URL(dataset.opens ?? '', location.href), true);
});
on<HTMLElement, DragEvent>('dragover drop', 'body:has([data-opens])', (body, event) => {
  const { types, files } = event.dataTransfer!;
  if (!types.includes('Files')) return;
  event.preventDefault();
  // While something is dragged over the page, its files are not known yet.
  if (!files[0]) return;
  const field = body.querySelector<HTMLInputElement>('[data-opens]')!;
  field.files = files;
  field.dispatchEvent(new Event('input', { bubbles: true }));
});
