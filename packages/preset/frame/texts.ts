/**
 * The texts of the frame and of the generic parts, with their default wording. The comments say where readers meet them. A
 * site gives its own words, for each of its languages, as `i18nSource` in rspress.config.ts; what it leaves out reads as here.
 * Keys that Rspress knows replace its texts. theme/i18n.test.ts fails for an unused key.
 */
export const texts = {
  searchButtonText: 'Search',
  searchPlaceholder: 'Search docs',
  // On a phone: closes the dialog
  searchCancelText: 'Cancel',
  // Foot of the window: a link was followed without a network
  offlineText: 'You are offline, and this page has not been loaded yet.',
  // Search dialog: its script did not come
  searchAwayText: 'Search did not load. It goes on when the network is back; otherwise reload the page.',
  // First stop of Tab on every page
  skipToContent: 'Skip to content',
  // Header: names for screen readers. navMenu opens the menu up to 768 px, moreLinks the social links beyond the fifth
  mainNav: 'Main',
  navMenu: 'Site menu',
  darkTheme: 'Dark theme',
  socialLinks: 'This project on other sites',
  moreLinks: 'More links',
  // Doc page: names of the sidebar, and of the line above the title that says where the page stands, for screen readers
  sidebarLabel: 'Pages of this section',
  trailText: 'Breadcrumbs',
  // Doc page: name of the list of headings, for screen readers
  outlineLabel: 'On this page',
  // Header: menus of languages and versions
  languagesText: 'Languages',
  // Between a name and its value
  colonText: ': ',
  versionsText: 'Versions',
  // Doc page under 1280 px: button that opens the sidebar
  menuTitle: 'Menu',
  outlineTitle: 'ON THIS PAGE',
  scrollToTopText: 'Back to top',
  // Doc page: button below the outline, copies the page's Markdown
  copyMarkdownText: 'Copy page as Markdown',
  // Doc page: the same button for two seconds after copying, spoken and shown
  copyMarkdownDone: 'Copied',
  // Doc page: the same button when the Markdown could not be fetched or copied, spoken and shown
  copyMarkdownFailed: 'Could not copy',
  // Doc page: name of the button beside it for screen readers, the entries of its menu, and what an assistant is asked
  pageMenuText: 'More for this page',
  viewMarkdownText: 'View as Markdown',
  openInText: 'Open in {{name}}',
  askText: 'Read {{url}}',
  // Doc page: footer, with a link to the form about a wrong page
  wrongPageText: 'Tell us what is wrong or missing',
  lastUpdatedText: 'Last Updated',
  prevPageText: 'Previous Page',
  nextPageText: 'Next Page',
  // Doc page: spoken name of the links to the previous and the next page
  docPagerText: 'Previous and next page',
  editLinkText: 'Edit this page',
  // Overview page, and table with many rows: the filter
  'overview.filterNameText': 'Filter',
  'overview.filterPlaceholderText': 'Enter keyword',
  'overview.filterNoResultText': 'No matching API found: {{keyword}}',
  // Below the filter of a table or of folds, when nothing matches: what is said, the button that shows everything again, and
  // the one that searches the site for what was typed
  filterNoneText: 'Nothing matches.',
  filterClearText: 'Clear',
  foldSearchText: 'Search the whole site',
  // Overview page: name of the group of pages that no sidebar group holds
  overviewOthers: 'Others',
  codeButtonGroupCopyButtonText: 'Copy code',
  codeButtonGroupWrapButtonText: 'Toggle code wrap',
  // Code block that is folded to a few lines: spoken name of the box that shows all of them
  codeUnfoldText: 'Show all lines',
  // Code block: spoken and shown for two seconds after copying
  codeCopied: 'Copied',
  // Code block: prompt when the browser does not let the page copy; {key} is the key that copies
  codeCopyPrompt: 'Copy to clipboard: {key}, Enter',
  // Install commands: spoken name of the list of package managers
  packageManagerText: 'Package manager',
  // Image of a doc page: spoken name of what a click does; alt is the image's own text
  zoomImageText: 'Zoom image: {{alt}}',
  zoomCloseText: 'Close image',
  // Table: spoken name of the frame that scrolls
  tableText: 'Table',
  // Callouts without a title of their own
  'callout.tip': 'Tip',
  'callout.note': 'Note',
  'callout.important': 'Important',
  'callout.info': 'Info',
  'callout.warning': 'Warning',
  'callout.caution': 'Caution',
  'callout.danger': 'Danger',
  'callout.details': 'Details',
  // Doc page without JavaScript: link where a section was that has moved
  movedText: 'This section has moved',
  // In place of a part with state (an island) whose script did not come
  partFailed: 'This part of the page did not load.',
  partRetry: 'Try again',
  // 404 page
  notFoundText: 'PAGE NOT FOUND',
  takeMeHomeText: 'Take me home',
} as const satisfies Record<string, string>;

export type FrameText = keyof typeof texts;
