/** Events by which the parts around reports speak to each other: each of their scripts is a bundle of its own. */

/** Sent to a picture's figure, with a number, when that number in the text is chosen. */
export const MARK_EVENT = 'rsdoctor-mark';

/** Sent to `window` by who wants the reader's own reports. Its `detail` takes them at once, if this tab has some. */
export const OWN_EVENT = 'rsdoctor-own';
