/** Messages that belong to no part of the page. */

import { element } from './element.ts';

/** How long a message stays, in ms. */
const SHOWN_MS = 6000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message at the foot of the window. Screen readers say it. */
export function toast(message: string): void {
  const box =
    document.querySelector('.toast') ?? document.body.appendChild(element('p', { className: 'toast', role: 'status' }));
  // In a later task: a live region is read out when its text changes, not when it appears.
  setTimeout(() => box.replaceChildren(message));
  clearTimeout(timer);
  timer = setTimeout(() => box.remove(), SHOWN_MS);
}
