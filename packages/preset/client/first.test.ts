/** The script that stands in every page puts the theme on screen that the site, the reader and the system ask for. */
import path from 'node:path';
import vm from 'node:vm';
import { canSwitchTheme, themeWithoutChoice } from '@rsdoctor-docs/base/site';
import type { DarkMode } from '@rspress/core';
import { expect, test } from 'vitest';
import { bundle } from '../plugins/bundle.ts';

/** Whether a page is dark, for a reader with this stored choice whose system asks for the dark theme, or does not. */
async function isDark(darkMode: DarkMode | undefined, stored: string | undefined, systemIsDark: boolean) {
  const script = await bundle(path.join(import.meta.dirname, 'first.ts'), 'iife', {
    '__CLIENT__.canSwitchTheme': String(canSwitchTheme(darkMode)),
    '__CLIENT__.theme': JSON.stringify(themeWithoutChoice(darkMode)),
  });
  const root = { className: '', dataset: {} };
  vm.runInNewContext(script, {
    document: { documentElement: root },
    localStorage: { 'rspress-theme-appearance': stored },
    location: { search: '' },
    matchMedia: () => ({ matches: systemIsDark }),
    URLSearchParams,
    setTimeout() {},
    addEventListener() {},
  });
  return root.className !== '';
}

const CHOICES = [undefined, 'auto', 'light', 'dark'] as const;

/** For each choice: the theme on a light system, and on a dark one. A site that sets nothing has `true`. */
const MODES: Record<`${DarkMode}`, readonly string[]> = {
  true: ['light dark', 'light dark', 'light light', 'dark dark'],
  auto: ['light dark', 'light dark', 'light light', 'dark dark'],
  light: ['light light', 'light dark', 'light light', 'dark dark'],
  dark: ['dark dark', 'light dark', 'light light', 'dark dark'],
  false: ['light light', 'light light', 'light light', 'light light'],
  'force-light': ['light light', 'light light', 'light light', 'light light'],
  'force-dark': ['dark dark', 'dark dark', 'dark dark', 'dark dark'],
  'force-auto': ['light dark', 'light dark', 'light dark', 'light dark'],
};

test.each(Object.entries(MODES))('darkMode: %s', async (name, expected) => {
  const mode = (name === 'true' ? undefined : name === 'false' ? false : name) as DarkMode | undefined;
  const seen = CHOICES.map(async (stored) => {
    const both = [await isDark(mode, stored, false), await isDark(mode, stored, true)];
    return both.map((dark) => (dark ? 'dark' : 'light')).join(' ');
  });
  expect(await Promise.all(seen)).toEqual(expected);
});
