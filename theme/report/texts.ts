/** Texts of the panel: what each is for, and its key in theme/i18n.ts. The link below the picture carries them. */
export const LIVE_TEXTS = {
  title: 'liveTitle',
  own: 'liveOwnTitle',
  opening: 'liveOpening',
  size: 'liveSize',
  fit: 'liveFit',
  full: 'liveFull',
  large: 'liveLarge',
  close: 'liveClose',
  failed: 'liveFailed',
  open: 'demoOpenText',
} as const;

export type LiveTexts = Record<keyof typeof LIVE_TEXTS, string>;
