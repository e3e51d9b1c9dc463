/** Where a page has a field for reports, such as home: what is chosen there, or dropped anywhere on the page, is opened. */
import { follow, INTENT, keepIslandsWhile, on, withChunk } from '@rsdoctor-docs/preset/client';

on(`${INTENT} input dragover`, 'main:has([data-opens])', (page, event) =>
  withChunk<typeof import('./opens.ts')>('opens', ({ takeFiles }) =>
    takeFiles(page, event, (url) => {
      // Files are in this tab's memory alone, and a full load would lose them. The viewer's island has its own condition.
      keepIslandsWhile(() => true);
      follow(url);
    }),
  ),
);
