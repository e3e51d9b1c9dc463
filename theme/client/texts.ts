import type { ClientText } from './config.ts';

const texts = __CLIENT_TEXTS__;

/** A text of the interface, in the language of the page on screen. */
export const text = (key: ClientText): string => texts[document.documentElement.lang]?.[key] ?? '';
