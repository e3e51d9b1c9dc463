/** Names that scripts, markup and tests share. Most are Rspress's: when a new version changes one, it is changed here. */

/** Class of <html> while the dark theme is shown. */
export const DARK_CLASS = 'rp-dark';
/** Storage key of the reader's theme: 'light', 'dark' or 'auto'. */
export const THEME_KEY = 'rspress-theme-appearance';
/** Storage key set by the first visit, so that a reader is redirected to another language only once. */
export const VISITED_KEY = 'rspress-visited';
/** Storage key of the choice in a group of tabs, whose name follows. */
export const TABS_KEY = 'rspress.tabs.';
/** Id of the element that React draws into. */
export const ROOT_ID = '__rspress_root';
/** Class of a page's text. */
export const TEXT_CLASS = 'rspress-doc';
/** Id of the progress bar of a slow page, which packages/preset/styles/index.css styles. */
export const PROGRESS_ID = 'nprogress';
/** Session key of the scroll positions in the tab's history; ours, not Rspress's. */
export const PLACES_KEY = 'places';

/** Selector of the pictures that open large. Inside a link or a button a click already does something else. */
export const ZOOMABLE = `.${TEXT_CLASS} img:not(a img, button img, summary img)`;
