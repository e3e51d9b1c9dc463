/** Events by which the parts around reports speak to each other: each of their scripts is a bundle of its own. */
import type { Facts } from '@rsdoctor-docs/viewer/facts';
import type { ReportFile } from '@rsdoctor-docs/viewer/report-file';

/** Sent to a picture's figure, with a number, when that number in the text is chosen. An open report cancels it, and goes there. */
export const MARK_EVENT = 'rsdoctor-mark';

/** The reader's own reports while another page than theirs is on screen; baseline first if there are two. */
export interface OwnReports {
  files: readonly ReportFile[];
  facts: readonly Facts[];
  /** Forgets them. */
  close: () => void;
}

/** Sent to `window` by who wants the reader's own reports. Its `detail` takes them at once, if this tab has some. */
export const OWN_EVENT = 'rsdoctor-own';

/** Sent to `window` when the reader has closed them. */
export const OWN_CLOSED_EVENT = 'rsdoctor-own-closed';

/** The reader's own reports, if this tab has some. */
export function ownReports(): OwnReports | undefined {
  let own: OwnReports | undefined;
  const detail = (reports: OwnReports) => {
    own = reports;
  };
  dispatchEvent(new CustomEvent(OWN_EVENT, { detail }));
  return own;
}
