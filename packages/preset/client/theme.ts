/** The light and the dark theme: stored choice, the system's preference, the circular reveal. */
import { DARK_CLASS, THEME_KEY } from '../names.ts';
import { on } from './on.ts';
import { onPage, prefersStill } from './page.ts';
import { store } from './storage.ts';

/** Length of the circular reveal in ms. */
const REVEAL_MS = 400;

type Theme = 'light' | 'dark';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (systemDark().matches ? 'dark' : 'light');

/** The theme on screen. */
export const shownTheme = (): Theme => (document.documentElement.classList.contains(DARK_CLASS) ? 'dark' : 'light');

/** A stored choice, or undefined to follow the system: 'auto', nothing, or garbage. */
const readTheme = (stored: string | null): Theme | undefined =>
  stored === 'light' || stored === 'dark' ? stored : undefined;

/** The reader's choice, or else that of the site or of the system; the same as first.ts puts on screen. */
function wantedTheme(): Theme {
  const stored = __CLIENT__.canSwitchTheme ? localStorage.getItem(THEME_KEY) : null;
  return readTheme(__CLIENT__.theme === 'auto' ? stored : (stored ?? __CLIENT__.theme)) ?? systemTheme();
}

/** Puts a theme on screen without storing it. */
function showTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.classList.toggle(DARK_CLASS, theme === 'dark');
  root.style.colorScheme = theme;
  markToggles();
}

/** Tells screen readers which theme is on. */
function markToggles(): void {
  for (const button of document.querySelectorAll('[data-theme-toggle]'))
    button.ariaPressed = String(shownTheme() === 'dark');
}

/** Stores a choice, as 'auto' if the system asks for the same, and shows it. */
function chooseTheme(theme: Theme): void {
  store(THEME_KEY, theme === systemTheme() ? 'auto' : theme);
  showTheme(theme);
}

/** The last reveal. A click during a reveal ends it, and starts another one. */
let running: ViewTransition | undefined;

/** Switches the theme; with `reveal`, through a circle that grows from the point, or shrinks to it. */
function toggleTheme(at: { x: number; y: number }, reveal: boolean): void {
  const next: Theme = shownTheme() === 'dark' ? 'light' : 'dark';
  if (!reveal || prefersStill() || !document.startViewTransition) {
    chooseTheme(next);
    return;
  }

  const root = document.documentElement;
  root.classList.add('theme-reveal');
  const transition = document.startViewTransition(() => chooseTheme(next));
  running = transition;
  const radius = Math.hypot(Math.max(at.x, innerWidth - at.x), Math.max(at.y, innerHeight - at.y));
  const circle = [`circle(0px at ${at.x}px ${at.y}px)`, `circle(${radius}px at ${at.x}px ${at.y}px)`];
  transition.ready.then(
    () =>
      root.animate(
        { clipPath: next === 'dark' ? circle.reverse() : circle },
        {
          duration: REVEAL_MS,
          easing: 'ease-in',
          fill: 'both',
          pseudoElement: next === 'dark' ? '::view-transition-old(root)' : '::view-transition-new(root)',
        },
      ),
    // A later click has ended this reveal before it began.
    () => undefined,
  );
  void transition.finished.finally(() => running === transition && root.classList.remove('theme-reveal'));
}

/** Follows the toggle buttons, the system's preference and other browser tabs. */
export function startTheme(reveal: boolean): void {
  const follow = () => showTheme(wantedTheme());
  follow();
  onPage(markToggles);
  systemDark().addEventListener('change', follow);
  addEventListener('storage', (event) => event.key === THEME_KEY && follow());
  // Print in the light theme, to save ink.
  addEventListener('beforeprint', () => showTheme('light'));
  addEventListener('afterprint', follow);
  // A page in the back/forward cache misses the storage events of other tabs.
  addEventListener('pageshow', (event) => event.persisted && follow());
  on('click', '[data-theme-toggle]', (button, event) => {
    const box = button.getBoundingClientRect();
    // A click by keyboard has no coordinates.
    const byPointer = event.detail > 0;
    toggleTheme(
      { x: byPointer ? event.clientX : box.x + box.width / 2, y: byPointer ? event.clientY : box.y + box.height / 2 },
      reveal,
    );
  });
}
