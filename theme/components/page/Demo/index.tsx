// A link that opens the live report of the sample shop at one screen: over the page where there is room, else in a tab.
import { useI18n, useLang, withBase } from '@rspress/core/runtime';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { texts } from '../../../i18n.ts';
import styles from './index.module.css';
import { panelAddress } from './panels.ts';
import { inSettings } from './report-settings.ts';

/** The report needs this much room; below it, it gets a tab of its own. */
const WIDE = '(min-width: 1024px)';

const Frame = lazy(() => import('./Frame.tsx').then((module) => ({ default: module.Frame })));

export interface DemoProps {
  /** One of panels.ts. */
  panel: string;
}

/** `<Demo panel="/bundle/size" />` in a page. */
export function Demo({ panel }: DemoProps) {
  const t = useI18n<typeof texts>();
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const [dark, setDark] = useState(false);
  const address = inSettings(withBase(panelAddress(panel)), lang, dark);

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const isDark = document.documentElement.classList.contains('rp-dark');
    setDark(isDark);
    event.currentTarget.href = inSettings(withBase(panelAddress(panel)), lang, isDark);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (elsewhere || !matchMedia(WIDE).matches) return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <div className={styles.demo}>
      <a className={styles.link} href={address} target="_blank" rel="noopener" onClick={onClick}>
        {t('demoOpenText')}
      </a>
      {open && (
        <Suspense>
          <Frame
            address={address}
            onClose={() => setOpen(false)}
            texts={{ title: t('demoTitleText'), tab: t('demoTabText'), close: t('demoCloseText') }}
          />
        </Suspense>
      )}
    </div>
  );
}
