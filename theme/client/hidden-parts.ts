/** The parts of a page that `?navbar=0` and its like hide (CSS selects on `html[data-hide~=…]`). */
const PARTS = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];

/** The parts that a query string hides, as a list separated by spaces. Only the exact value `0` counts. */
export function hiddenParts(search: string): string {
  const query = new URLSearchParams(search);
  return PARTS.filter((part) => query.get(part) === '0').join(' ');
}
