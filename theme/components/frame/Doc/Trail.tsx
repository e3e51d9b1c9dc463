// Rspress has no breadcrumbs.
import { useI18n } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import type { texts } from '../../../i18n.ts';
import { usePlace } from '../places.ts';
import styles from './index.module.css';

/** Breadcrumbs above the title. */
export function Trail() {
  const t = useI18n<typeof texts>();
  const { above } = usePlace();
  if (above.length === 0) return null;
  return (
    <nav aria-label={t('trailText')} className={styles.trail}>
      <ol>
        {above.map(({ text, link }) => (
          <li key={text}>
            {link ? <Link href={link} {...renderInlineMarkdown(text)} /> : <span {...renderInlineMarkdown(text)} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
