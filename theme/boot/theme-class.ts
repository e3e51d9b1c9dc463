/**
 * The one script that stands in every page, so that no network can hold the page up: the classes of the dark theme,
 * before anything is drawn. Keep it tiny: every page carries it.
 */
import { DARK_CLASS, THEME_KEY } from '../framework/names.ts';

let stored: string | undefined;
try {
  if (__THEME__.canSwitch) stored = localStorage[THEME_KEY];
} catch {
  // The browser denies it: the page follows the system.
}
if (
  stored === 'dark' ||
  (stored !== 'light' &&
    (__THEME__.initial === 'dark' ||
      (__THEME__.initial === 'auto' && matchMedia('(prefers-color-scheme:dark)').matches)))
)
  document.documentElement.className = `dark ${DARK_CLASS}`;
