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

/**
 * Address of a panel below the site's base: the page that opens reports, with the sample's.
 * @param prefix what stands before the routes of the language
 * @param from route of the page to which the reader goes back
 */
export function panelAddress(panel: string, prefix = '', from = ''): string {
  const back = from ? `&from=${encodeURIComponent(from)}` : '';
  return panel === 'diff'
    ? `${prefix}/preview/?sample=diff${back}`
    : `${prefix}/preview/?sample=report${back}#${panel}`;
}
