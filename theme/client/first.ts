/**
 * The one script that stands in every page, so that no network can hold the page up: what would flash if it came later.
 * Keep it tiny: every page carries it, and the policy names its hash.
 */
import { DARK_CLASS, THEME_KEY } from '../names.ts';
import { hiddenParts } from './hidden-parts.ts';

/** A client script that is not here after so many ms may never come. */
const PATIENCE_MS = 10_000;

const root = document.documentElement;

let theme: string | undefined;
try {
  theme = localStorage[THEME_KEY];
} catch {
  // The browser denies it: the page follows the system.
}
if (
  __CLIENT__.canSwitchTheme
    ? theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme:dark)').matches)
    : __CLIENT__.isDark
)
  root.className = `dark ${DARK_CLASS}`;

root.dataset.hide = hiddenParts(location.search);

// Without this attribute the styles of a page without scripts apply: until here, and as long as the client script does
// not come.
root.dataset.js = '';
const giveUp = () => 'ready' in root.dataset || delete root.dataset.js;
setTimeout(giveUp, PATIENCE_MS);
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && giveUp(), true);
