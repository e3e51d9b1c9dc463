import { decode } from '../site.ts';

/** The heading, or other element, that a hash names. */
export const hashTarget = (hash: string) => document.getElementById(decode(hash.slice(1)));

/**
 * Takes a hash that cannot be decoded (`#%`) off the address before the router reads it: Rspress decodes the hash while
 * it draws, and one that throws would leave an empty page. Also when the reader edits the address.
 */
export function guardHash(): void {
  const check = () => {
    const { hash, pathname, search } = location;
    if (hash.includes('%') && decode(hash) === hash) history.replaceState(history.state, '', pathname + search);
  };
  check();
  // Registered before the router's own listener.
  addEventListener('popstate', check);
}

/** Leads from the id of a section that has moved (Doc/Moved.tsx) to where it is now; nothing is left in the history. */
export function followMoved(): void {
  const look = () => {
    const old = hashTarget(location.hash);
    const link = old?.matches('[data-moved]') && old.querySelector('a');
    if (link) location.replace(link.href);
  };
  look();
  addEventListener('hashchange', look);
}
