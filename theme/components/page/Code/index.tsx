// Replaces the stock code block and its buttons: state in ARIA, spoken "copied", localized names, icons drawn by CSS
// (the stock block repeats four inline SVGs), and keyboard focus that is seen.
import { useI18n, useSite } from '@rspress/core/runtime';
import { getCopyableText } from '@rspress/core/theme';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { texts } from '../../../i18n.ts';
import { copyToClipboard } from './copy.ts';
import styles from './index.module.css';

export { copyToClipboard } from './copy.ts';

/** How long "copied" is shown, in milliseconds. */
const COPIED_STATE = 2000;

export interface CodeButtonGroupProps {
  copyElementRef: RefObject<HTMLElement | null>;
  wrapCode: boolean;
  toggleWrapCode: () => void;
  showWrapCodeButton?: boolean;
  showCopyButton?: boolean;
}

/** The buttons in the corner of a code block. */
export function CodeButtonGroup({
  copyElementRef,
  wrapCode,
  toggleWrapCode,
  showWrapCodeButton = true,
  showCopyButton = true,
}: CodeButtonGroupProps) {
  const t = useI18n<typeof texts>();
  const [copied, setCopied] = useState(0);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(0), COPIED_STATE);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const text = getCopyableText(copyElementRef.current, {
      ignoreClasses: ['linenumber'],
      ignoreSelectors: ['.rp-copy-ignore'],
    });
    if (await copyToClipboard(text, t('codeCopyPrompt'))) setCopied(Date.now());
  };

  return (
    <div className={styles.buttons}>
      {showCopyButton && <span role="status">{copied ? t('codeCopied') : ''}</span>}
      {showWrapCodeButton && (
        <button
          type="button"
          className={styles.wrap}
          aria-pressed={wrapCode}
          aria-label={t('codeButtonGroupWrapButtonText')}
          onClick={toggleWrapCode}
        />
      )}
      {showCopyButton && (
        <button
          type="button"
          className={styles.copy}
          data-copied={copied ? '' : undefined}
          aria-label={t('codeButtonGroupCopyButtonText')}
          onClick={copy}
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
  /** Cut at `height`, with a button that shows the rest. */
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
  const code = useRef<HTMLDivElement>(null);
  const [wrapped, setWrapped] = useState(wrapCode ?? site.markdown.defaultWrapCode);
  const [unfolded, setUnfolded] = useState(false);

  const limit = fold ? (unfolded ? undefined : (height ?? FOLD_HEIGHT)) : height;
  return (
    <div className={`rp-codeblock language-${lang} ${styles.block} ${containerElementClassName}`.trimEnd()}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content} data-line-numbers={lineNumbers || undefined}>
        <div
          ref={code}
          className={styles.code}
          data-fold={(fold && !unfolded) || undefined}
          style={limit ? ({ '--limit': `${limit}px` } as CSSProperties) : undefined}
        >
          {children}
        </div>
        <CodeButtonGroup
          {...codeButtonGroupProps}
          copyElementRef={code}
          wrapCode={wrapped}
          toggleWrapCode={() => setWrapped(!wrapped)}
        />
      </div>
      {fold && (
        <button type="button" className={styles.unfold} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {t(unfolded ? 'codeFoldText' : 'codeUnfoldText')}
        </button>
      )}
    </div>
  );
}
