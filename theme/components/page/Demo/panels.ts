/** The screens of the live report that a page may open: hash routes, and `diff` for the bundle diff. */
export const panels: readonly string[] = [
  '/overall',
  '/webpack/loaders/overall',
  '/webpack/loaders/analysis',
  '/webpack/plugins',
  '/bundle/size',
  '/resources/rules',
  'diff',
];

/** Address of a panel below the site's base. */
export function panelAddress(panel: string): string {
  return panel === 'diff' ? '/demo/diff.html#/resources/bundle/diff' : `/demo/report.html#${panel}`;
}
