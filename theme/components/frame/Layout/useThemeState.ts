// Replaces the stock hook: the boot script owns the theme (it works before React and with storage blocked); React only
// follows.
import { useEffect, useState } from 'react';
import { chooseTheme, shownTheme, THEME_EVENT, type Theme } from '../../../boot/theme.ts';

/** The theme on screen and a function that changes and stores it; same shape as Rspress's hook. */
export function useThemeState(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>('light');
  useEffect(() => {
    const follow = () => setTheme(shownTheme());
    follow();
    addEventListener(THEME_EVENT, follow);
    return () => removeEventListener(THEME_EVENT, follow);
  }, []);
  return [theme, chooseTheme];
}
