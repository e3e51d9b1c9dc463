// Without React, so that unit tests can call it.
import type { SocialLink } from '@rspress/core';

/** The services that social.svg draws, from the top down, by their names in the configuration. */
export const DRAWN: Readonly<Record<string, string>> = { github: 'GitHub', X: 'X', discord: 'Discord' };

/** What a screen reader says: the name of the service, or for a custom icon the host or the text behind it. */
export function socialName({ icon, mode, content }: SocialLink): string {
  if (typeof icon === 'string') return DRAWN[icon] ?? icon;
  return mode === 'link' && URL.canParse(content) ? new URL(content).hostname : content;
}
