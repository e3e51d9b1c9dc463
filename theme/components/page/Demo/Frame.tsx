// The opened report; loaded on the first click.
import { useEffect, useRef } from 'react';
import styles from './index.module.css';
import { REPORT_SANDBOX } from './report-settings.ts';

export interface FrameProps {
  address: string;
  onClose: () => void;
  texts: { title: string; tab: string; close: string };
}

/**
 * The report over the page, because the text column is too narrow for it: a modal dialog, whose focus is the browser's
 * work. The sandbox lets the report run its own scripts, and nothing else.
 */
export function Frame({ address, onClose, texts }: FrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={texts.title} onClose={onClose}>
      <p className={styles.bar}>
        <a href={address} target="_blank" rel="noopener">
          {texts.tab}
        </a>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </p>
      <iframe className={styles.frame} src={address} title={texts.title} sandbox={REPORT_SANDBOX} />
    </dialog>
  );
}
