// Breadcrumbs; no stock part draws them.
import { matchNavbar, useI18n, useLocation, useNav, usePage, useSidebar } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import type { texts } from '../../../i18n.ts';
import styles from './index.module.css';
import { trailOf } from './trail.ts';

/** The line above the title that says where the page stands. */
export function Trail() {
  const t = useI18n<typeof texts>();
  const { pathname } = useLocation();
  const section = useNav().find((item) => 'link' in item && item.link && matchNavbar(item as never, pathname));
  const { title } = usePage().page;
  // A page that is named like its section has said so.
  const steps = trailOf(section, useSidebar(), pathname).filter(({ text }) => text !== title);
  if (steps.length === 0) return null;
  return (
    <nav aria-label={t('trailText')} className={styles.trail}>
      <ol>
        {steps.map(({ text, link }) => (
          <li key={text}>
            {link ? <Link href={link} {...renderInlineMarkdown(text)} /> : <span {...renderInlineMarkdown(text)} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
