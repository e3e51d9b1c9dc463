/**
 * Events on `window` between the boot script and React. Apart from both: what React imports from a module of the boot
 * script becomes part of its own scripts, with all that the module leans on.
 */

/** React runs the page; sent by the Layout. */
export const READY_EVENT = 'rsdoctor-ready';
/** A part that React needs for the page did not come. */
export const FAILED_EVENT = 'rsdoctor-failed';
/** React has drawn the outline, perhaps that of another page. */
export const OUTLINE_EVENT = 'rsdoctor-outline';
/** React has drawn a page that may have pictures. */
export const PICTURES_EVENT = 'rsdoctor-pictures';
