// Replaces the stock code block, whose buttons have no states, no localized names and no visible focus, and which repeats
// four inline SVGs. client.ts does what the buttons say.
import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { texts } from '../../frame/texts.ts';
import styles from './index.module.css';

export interface CodeBlockProps {
  title?: string;
  lang?: string;
  /** The highlighted `<pre>`. */
  children?: ReactNode;
}

/** Frame, title and buttons of a highlighted `<pre>`. client.ts expects the block right before the buttons. */
export function CodeBlock({ title, lang = 'txt', children }: CodeBlockProps) {
  const t = useI18n<typeof texts>();
  return (
    <div className={`rp-codeblock language-${lang} ${styles.block}`}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        <div className={styles.code}>{children}</div>
        <div className={styles.buttons}>
          <span role="status" />
          <button
            type="button"
            data-does="wrap"
            className={`drawn ${styles.wrap}`}
            aria-pressed={false}
            aria-label={t('codeButtonGroupWrapButtonText')}
          />
          <button
            type="button"
            data-does="copy"
            className={`drawn ${styles.copy}`}
            aria-label={t('codeButtonGroupCopyButtonText')}
          />
        </div>
      </div>
    </div>
  );
}
