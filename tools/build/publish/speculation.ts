import { createHash } from 'node:crypto';
import { AHEAD } from '../../../theme/boot/config.ts';

/** A file of rules by which browsers fetch pages before they are asked for; named after what is in it. */
export interface Speculation {
  file: string;
  rules: string;
}

/**
 * The rules: pages that the boot script has marked links to (theme/boot/ahead.ts) are fetched at once, until React runs,
 * which opens pages by itself. Browsers that do not know them, or whose reader saves data, fetch a page when its link is
 * followed.
 * @param base where the site lives on its origin, with slashes around
 */
export function speculation(base: string): Speculation {
  // Files and reports are no pages.
  const page = `a[href^="${base}"]:not([href*="."],[href^="${base}demo/"])`;
  const where = { selector_matches: `:root:not([data-ready]) ${page}[${AHEAD}]` };
  const rules = JSON.stringify({ prefetch: [{ where, eagerness: 'immediate' }] });
  return { file: `static/ahead.${createHash('sha256').update(rules).digest('hex').slice(0, 10)}.json`, rules };
}
