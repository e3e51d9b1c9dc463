import type { SocialLink } from '@rspress/core';

const names: Record<string, string> = { github: 'GitHub', X: 'X', discord: 'Discord' };

/** The name that a screen reader says: the service's, or for a custom icon the host or the text it stands for. */
export function socialName({ icon, mode, content }: SocialLink): string {
  if (typeof icon === 'string') return names[icon] ?? icon;
  return mode === 'link' && URL.canParse(content) ? new URL(content).hostname : content;
}
