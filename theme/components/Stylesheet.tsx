/** The style sheet of a page that has one of its own; all other styles are in one sheet that every page loads. */
import { use } from 'react';
import { load } from '../outside.ts';

/** Style sheets that were asked for here, until they are there, have failed, or will not come. */
const asked = new Map<string, Promise<unknown>>();

/**
 * Links a style sheet, and holds the page that a link leads to until it is there. React alone would hold it for a
 * minute when it never comes; it does not wait for one that the document has already.
 */
export function Stylesheet({ href }: { href: string }) {
  if (typeof document !== 'undefined' && !document.querySelector(`link[rel=stylesheet][href="${href}"]`))
    asked.set(
      href,
      load(Object.assign(document.createElement('link'), { rel: 'stylesheet', href })).catch(() => undefined),
    );
  const arrival = asked.get(href);
  if (arrival) use(arrival);
  return <link rel="stylesheet" href={href} precedence="default" />;
}
