/**
 * The one inline script of a page. It does what would flash if it waited for the network. Keep it tiny, because every page
 * carries it. The policy names its hash.
 */
import { DARK_CLASS, THEME_KEY } from '../names.ts';
import { hiddenParts } from './hidden-parts.ts';

/** If the client script has not come after this many ms, the page looks as it does without scripts. */
const PATIENCE_MS = 10_000;

const root = document.documentElement;

// Without a comparison with 'auto', each page would carry that word.
let theme: string | undefined = __CLIENT__.theme === 'auto' ? undefined : __CLIENT__.theme;
if (__CLIENT__.canSwitchTheme)
  try {
    theme = __CLIENT__.theme === 'auto' ? localStorage[THEME_KEY] : (localStorage[THEME_KEY] ?? theme);
  } catch {
    // The browser blocks storage: the reader has chosen none.
  }
if (theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme:dark)').matches))
  root.className = `dark ${DARK_CLASS}`;

root.dataset.hide = hiddenParts(location.search);

// Switches off the styles for readers without scripts, until the client script fails or is late.
root.dataset.js = '';
const giveUp = () => 'ready' in root.dataset || delete root.dataset.js;
setTimeout(giveUp, PATIENCE_MS);
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && giveUp(), true);
