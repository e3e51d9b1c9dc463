/** The island that opens reports, with what it needs of the page. */

import { copyToClipboard, mountOf, onPage, shownTheme, styleSheet } from '@rsdoctor-docs/preset/client';
import { type Kept, Viewer } from '@rsdoctor-docs/viewer';
import frameStyles from '@rsdoctor-docs/viewer/report-frame.css?inline';
import { OWN_EVENT, type OwnReports } from '../report/events.ts';
import { offerOwn, withdrawOwn } from './own.ts';

/**
 * The reader's own reports, after the page that opened them was left. They are nowhere but in the memory of this tab; a
 * full load of a page drops them.
 */
const keptReports: Kept = { reports: [] };

function close(): void {
  for (const { file } of keptReports.reports) file.close();
  keptReports.reports = [];
  withdrawOwn();
}

addEventListener(OWN_EVENT, (event) => {
  const { reports } = keptReports;
  if (reports.length === 0) return;
  const own = { files: reports.map(({ file }) => file), facts: reports.map(({ facts }) => facts), close };
  (event as CustomEvent<(reports: OwnReports) => void>).detail(own);
});

/** Fetches what shows the reader's numbers in pages; it looks after itself from then on. */
let showNumbers = () => {};

// Later than the end of the island that the new page has put away: this gives the reports back.
onPage(() =>
  queueMicrotask(() => {
    offerOwn(keptReports);
    if (keptReports.reports.length > 0) showNumbers();
  }),
);

/** Only an open report needs them, which has this script. */
const addFrameStyles = styleSheet(frameStyles);

export const mount = mountOf(Viewer, ({ chunkUrl, keepIslandsWhile, loadChunk }) => {
  addFrameStyles();
  // If it does not come, pages are as they are without a report, and the next page tries again.
  showNumbers = () => void loadChunk('yours').catch(() => undefined);
  keepIslandsWhile(() => keptReports.reports.length > 0 || document.querySelector('[data-viewer=own]') !== null);
  return {
    kept: keptReports,
    theme: shownTheme,
    copyText: copyToClipboard,
    workers: { report: chunkUrl('report'), unzip: chunkUrl('unzip') },
  };
});
