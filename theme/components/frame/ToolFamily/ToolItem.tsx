// One tool of the menu as a link; knows nothing of Rspress.
import type { ComponentProps } from 'react';
import type { Lang } from '../../../site.ts';
import styles from './index.module.css';
import { localizeLink } from './language.ts';
import type { ToolLink } from './tools.ts';

/**
 * The logo before the mark that we drew for the tool. The image has no size of its own until it has arrived, so the mark
 * stays when the host does not answer; the box around keeps the place either way. The name stands beside, so `alt` is
 * empty.
 */
function Logo({ tool }: { tool: ToolLink }) {
  return (
    <span className={styles.logo}>
      <img
        src={tool.logo}
        alt=""
        width="40"
        height="40"
        loading="lazy"
        decoding="async"
        style={tool.logoScale ? { scale: tool.logoScale } : undefined}
      />
    </span>
  );
}

type ToolItemProps = { tool: ToolLink; lang: Lang } & ComponentProps<'a'>;

/** Logo, name and description, as a link that opens in a new tab. */
export function ToolItem({ tool, lang, ...props }: ToolItemProps) {
  const { href, text } = localizeLink(tool, lang);
  return (
    <a {...props} href={href} target="_blank" rel="noopener noreferrer">
      <Logo tool={tool} />
      <span className={styles.name}>{tool.name}</span>
      <span className={styles.desc}>{text}</span>
    </a>
  );
}
