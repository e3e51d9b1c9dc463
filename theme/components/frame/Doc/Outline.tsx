// The stock outline reads the layout on every scroll event and tells the active item by color only.
import { useI18n, usePage, useSite } from '@rspress/core/runtime';
import { EditLink, Link, renderInlineMarkdown } from '@rspress/core/theme';
import { useEffect, useRef, useState } from 'react';
import type { texts } from '../../../i18n.ts';
import { Icon } from '../Icon/index.tsx';
import { CopyMarkdown } from './CopyMarkdown.tsx';
import styles from './index.module.css';
import { useActiveHeading } from './useActiveHeading.ts';

/** The button to the top shows up after this many px: less is no way worth a click. */
const TOP_PX = 100;

function ScrollToTop() {
  const t = useI18n<typeof texts>();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(scrollY >= TOP_PX);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!shown) return null;
  const toTop = () => {
    window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.action} onClick={toTop}>
      <Icon name="up" />
      {t('scrollToTopText')}
    </button>
  );
}

/** The h2 to h4 headings of the page; the one in view is marked for eyes and for screen readers. */
export function Outline() {
  const t = useI18n<typeof texts>();
  const { page } = usePage();
  const { site } = useSite();
  const list = useRef<HTMLUListElement>(null);
  const active = useActiveHeading(page.toc.map((heading) => heading.id));

  useEffect(() => {
    const box = list.current;
    const item = active && box?.querySelector<HTMLElement>('[aria-current]');
    // Only the list may scroll, never the page.
    if (box && item) box.scrollTop = item.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [active]);

  return (
    <>
      {page.toc.length > 0 && (
        <nav aria-label={t('outlineLabel')}>
          <p className={styles.outlineTitle}>{t('outlineTitle')}</p>
          <ul className={styles.toc} ref={list}>
            {page.toc.map((heading) => (
              <li key={heading.id} style={{ paddingInlineStart: (heading.depth - 2) * 12 }}>
                <Link
                  href={`#${heading.id}`}
                  className={styles.tocLink}
                  aria-current={heading.id === active ? 'true' : undefined}
                >
                  <span {...renderInlineMarkdown(heading.text)} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.actions}>
        <EditLink isOutline />
        <CopyMarkdown />
        {site.themeConfig.enableScrollToTop !== false && <ScrollToTop />}
      </div>
    </>
  );
}
