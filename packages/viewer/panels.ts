/** The screen of the report's client that asks for a file; here the page itself asks. */
export const UPLOADER = '/resources/uploader';

/** The screens of the sample's report that a page may open: hash routes, and `diff` for the bundle diff. */
export const panels: readonly string[] = [
  '/overall',
  '/webpack/loaders/overall',
  '/webpack/loaders/analysis',
  '/webpack/plugins',
  '/bundle/size',
  '/resources/rules',
  'diff',
];

/** Route of the page that opens reports. */
export const VIEWER = '/preview/';

/** Whether a hash of that page, without `#`, is a screen: of a report, or the one that asks for a file. */
export const isScreen = (hash: string): boolean => panels.includes(hash) || hash === UPLOADER;

/**
 * Address of a panel below the site's base: the page that opens reports, with the sample's.
 * @param prefix what stands before the routes of the language
 * @param from route of the page to which the reader goes back
 * @param alert code of the rule whose alerts are shown
 */
export function panelAddress(panel: string, prefix = '', from = '', alert = ''): string {
  const back = (from && `&from=${encodeURIComponent(from)}`) + (alert && `&alert=${alert}`);
  return panel === 'diff'
    ? `${prefix}${VIEWER}?sample=diff${back}`
    : `${prefix}${VIEWER}?sample=report${back}#${panel}`;
}
