/** Texts of the panel with the live report. */

/** Texts of the panel: what each is for, and its key in words/en.ts. The link that opens it carries them. */
export const LIVE_TEXTS = {
  title: 'liveTitle',
  own: 'liveOwnTitle',
  opening: 'liveOpening',
  opened: 'liveOpened',
  previous: 'livePrevious',
  next: 'liveNext',
  full: 'liveFull',
  large: 'liveLarge',
  close: 'liveClose',
  failed: 'liveFailed',
  open: 'demoOpenText',
} as const;

export type LiveTexts = Record<keyof typeof LIVE_TEXTS, string>;
