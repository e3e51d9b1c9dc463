/** Rspress's own names that our scripts share with it. */

/** Class of <html> while the dark theme is shown. */
export const DARK_CLASS = 'rp-dark';
/** Where the reader's theme is stored: 'light', 'dark' or 'auto'. */
export const THEME_KEY = 'rspress-theme-appearance';
/** Stored after the first visit: a reader who was sent to another language once is not again. */
export const VISITED_KEY = 'rspress-visited';
/** In front of the name of a group of tabs, where the reader's choice is stored. */
export const TABS_KEY = 'rspress.tabs.';
/** Id of the element that React draws into. */
export const ROOT_ID = '__rspress_root';
/** Class of a page's text. */
export const TEXT_CLASS = 'rspress-doc';
/** Class of the numbers beside lines of code. */
export const LINE_NUMBER_CLASS = 'linenumber';
/** Class of what is not copied with code. */
export const NOT_COPIED_CLASS = 'rp-copy-ignore';
/** Id of the bar that says that a page does not come at once; theme/styles/index.css places it. */
export const PROGRESS_ID = 'nprogress';
/** Where the search keeps a query over a load of the page; our own. */
export const KEPT_QUERY = 'rsdoctor-query';
