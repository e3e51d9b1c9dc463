import type { BootText } from './config.ts';

const texts = __BOOT_TEXTS__;

/** A text of the interface, in the language of the page on screen. */
export const text = (key: BootText): string =>
  (texts[document.documentElement.lang] ?? texts[__BOOT__.lang])?.[key] ?? '';
