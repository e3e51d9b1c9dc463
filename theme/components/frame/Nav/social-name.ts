// Without React, so that unit tests can call it.
import type { SocialLink } from '@rspress/core';

const names: Record<string, string> = { github: 'GitHub', X: 'X', discord: 'Discord' };

/** What a screen reader says: the name of the service, or for a custom icon the host or the text behind it. */
export function socialName({ icon, mode, content }: SocialLink): string {
  if (typeof icon === 'string') return names[icon] ?? icon;
  return mode === 'link' && URL.canParse(content) ? new URL(content).hostname : content;
}
