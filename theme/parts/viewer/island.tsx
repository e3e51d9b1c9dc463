/** The island that opens reports, with what it needs of the page. */

import { copyToClipboard, mountOf, onPage, shownTheme } from '@rsdoctor-docs/preset/client';
import { type Kept, Viewer } from '@rsdoctor-docs/viewer';
import type { ReportFile } from '@rsdoctor-docs/viewer/report-file';
import { OWN_EVENT } from '../../report/events.ts';
import { offerOwn } from './own.ts';

/**
 * The reader's own reports, after the page that opened them was left. They are nowhere but in the memory of this tab; a
 * full load of a page drops them.
 */
const keptReports: Kept = { reports: [] };
// Later than the end of the island that the new page has put away: this gives the reports back.
onPage(() => queueMicrotask(() => offerOwn(keptReports)));
addEventListener(OWN_EVENT, (event) =>
  (event as CustomEvent<(files: ReportFile[]) => void>).detail(keptReports.reports.map(({ file }) => file)),
);

export const mount = mountOf(Viewer, ({ chunkUrl, keepIslandsWhile }) => {
  keepIslandsWhile(() => keptReports.reports.length > 0 || document.querySelector('[data-viewer=own]') !== null);
  return {
    kept: keptReports,
    theme: shownTheme,
    copyText: copyToClipboard,
    workers: { report: chunkUrl('report'), unzip: chunkUrl('unzip') },
  };
});
