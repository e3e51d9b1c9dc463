// Replaces the stock code block, whose buttons have no states, no localized names and no visible focus, and which repeats
// four inline SVGs. client.ts does what the buttons say.
import { useI18n } from '@rspress/core/runtime';
import type { CSSProperties, ReactNode } from 'react';
import { Stylesheet } from '../../frame/Stylesheet.tsx';
import type { texts } from '../../frame/texts.ts';
import styles from './code.module.css';
import options from './options.css?url';

export interface CodeBlockProps {
  title?: string;
  lang?: string;
  /** Long lines wrap until the reader presses the button. */
  wrapCode?: boolean;
  lineNumbers?: boolean;
  /** The block is at most so high, in px, and scrolls. */
  height?: number;
  /** With `height`: a button shows all of it. */
  fold?: boolean;
  /** The highlighted `<pre>`. */
  children?: ReactNode;
}

/** Frame, title and buttons of a highlighted `<pre>`. client.ts expects the block right before the buttons. */
export function CodeBlock({
  title,
  lang = 'txt',
  wrapCode = false,
  lineNumbers,
  height,
  fold,
  children,
}: CodeBlockProps) {
  const t = useI18n<typeof texts>();
  return (
    <div className={`rp-codeblock language-${lang} ${styles.block}`} data-line-numbers={lineNumbers || undefined}>
      {(lineNumbers || height) && <Stylesheet href={options} />}
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        <div
          className={styles.code}
          {...(height && { 'data-low': '', style: { '--height': `${height}px` } as CSSProperties })}
        >
          {children}
        </div>
        <div className={styles.buttons}>
          <span role="status" />
          <button
            type="button"
            data-does="wrap"
            className={`drawn ${styles.wrap}`}
            aria-pressed={wrapCode}
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
      {fold && <input type="checkbox" aria-label={t('codeUnfoldText')} />}
    </div>
  );
}
