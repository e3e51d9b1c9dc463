// Replaces the stock code block, whose buttons have no states, no localized names and no visible focus, and which repeats
// four inline SVGs. client/actions.ts does what the buttons say.
import { useI18n, useSite } from '@rspress/core/runtime';
import type { CSSProperties, ReactNode } from 'react';
import type { texts } from '../../../i18n.ts';
import styles from './index.module.css';

export interface CodeButtonGroupProps {
  wrapCode: boolean;
  showWrapCodeButton?: boolean;
  showCopyButton?: boolean;
}

/** The buttons in the corner of a code block. client/actions.ts expects the block right before them. */
export function CodeButtonGroup({ wrapCode, showWrapCodeButton = true, showCopyButton = true }: CodeButtonGroupProps) {
  const t = useI18n<typeof texts>();
  return (
    <div className={styles.buttons}>
      {showCopyButton && <span role="status" />}
      {showWrapCodeButton && (
        <button
          type="button"
          data-does="wrap"
          className={styles.wrap}
          aria-pressed={wrapCode}
          aria-label={t('codeButtonGroupWrapButtonText')}
        />
      )}
      {showCopyButton && (
        <button
          type="button"
          data-does="copy"
          className={styles.copy}
          aria-label={t('codeButtonGroupCopyButtonText')}
        />
      )}
    </div>
  );
}

export interface CodeBlockProps {
  title?: string;
  lang?: string;
  wrapCode?: boolean;
  lineNumbers?: boolean;
  /** Whether the block is cut at `height`, with a button that shows the rest. */
  fold?: boolean;
  /** Pixels after which the block scrolls or is cut. */
  height?: number;
  containerElementClassName?: string;
  codeButtonGroupProps?: Pick<CodeButtonGroupProps, 'showWrapCodeButton' | 'showCopyButton'>;
  /** The highlighted `<pre>`. */
  children?: ReactNode;
}

const FOLD_HEIGHT = 300;

/** Frame, title and buttons of a highlighted `<pre>`. */
export function CodeBlock({
  title,
  lang = 'txt',
  wrapCode,
  lineNumbers,
  fold,
  height,
  containerElementClassName = '',
  codeButtonGroupProps,
  children,
}: CodeBlockProps) {
  const { site } = useSite();
  const t = useI18n<typeof texts>();
  const limit = height ?? (fold ? FOLD_HEIGHT : undefined);
  return (
    <div className={`rp-codeblock language-${lang} ${styles.block} ${containerElementClassName}`.trimEnd()}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content} data-line-numbers={lineNumbers || undefined}>
        <div
          className={styles.code}
          data-fold={fold || undefined}
          style={limit ? ({ '--limit': `${limit}px` } as CSSProperties) : undefined}
        >
          {children}
        </div>
        <CodeButtonGroup {...codeButtonGroupProps} wrapCode={wrapCode ?? site.markdown.defaultWrapCode} />
      </div>
      {fold && (
        <button type="button" data-does="fold" className={styles.unfold} aria-expanded="false">
          {t('codeUnfoldText')}
        </button>
      )}
    </div>
  );
}
