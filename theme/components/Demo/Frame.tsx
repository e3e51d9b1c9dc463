// The opened report; loaded on the first click.
import { useEffect, useRef } from 'react';
import { THEME_EVENT } from '../../boot/theme.ts';
import { applyReportSettings } from './report-settings.ts';
import styles from './index.module.css';

export interface FrameProps {
  address: string;
  lang: string;
  onClose: () => void;
  texts: { title: string; tab: string; close: string };
}

/** The report in a sandbox: it runs its own scripts and keeps its settings, and may do nothing else. */
export function Frame({ address, lang, onClose, texts }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    frame.current?.focus();
    const follow = () => {
      applyReportSettings(lang);
      frame.current?.contentWindow?.location.reload();
    };
    addEventListener(THEME_EVENT, follow);
    return () => removeEventListener(THEME_EVENT, follow);
  }, [lang]);

  return (
    <section aria-label={texts.title}>
      <p className={styles.bar}>
        <a href={address} target="_blank" rel="noopener">
          {texts.tab}
        </a>
        <button type="button" className={styles.close} onClick={onClose}>
          {texts.close}
        </button>
      </p>
      <iframe ref={frame} className={styles.frame} src={address} title={texts.title} sandbox="allow-scripts allow-same-origin" />
    </section>
  );
}
