/**
 * The one inline script of every page. It does what would flash if it ran later, without waiting for the network.
 * Keep it tiny: every page carries it, and the policy names its hash.
 */
import { DARK_CLASS, THEME_KEY } from '../names.ts';
import { hiddenParts } from './hidden-parts.ts';

/** After this many ms without the client script, the page is shown as for readers without scripts. */
const PATIENCE_MS = 10_000;

const root = document.documentElement;

let theme: string | undefined;
try {
  theme = localStorage[THEME_KEY];
} catch {
  // The browser blocks storage: follow the system's theme.
}
if (
  __CLIENT__.canSwitchTheme
    ? theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme:dark)').matches)
    : __CLIENT__.isDark
)
  root.className = `dark ${DARK_CLASS}`;

root.dataset.hide = hiddenParts(location.search);

// Without this attribute the styles for readers without scripts apply. It is removed again if the client script does not
// load in time, or fails.
root.dataset.js = '';
const giveUp = () => 'ready' in root.dataset || delete root.dataset.js;
setTimeout(giveUp, PATIENCE_MS);
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && giveUp(), true);
