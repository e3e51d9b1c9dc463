// Keeps old links to headings alive; no stock part does.
import { useFrontmatter, useI18n } from '@rspress/core/runtime';
import type { texts } from '../../../i18n.ts';
import { PageLink } from '../PageLink.tsx';
import styles from './index.module.css';

/**
 * A line for each section that the page once had, from its frontmatter: `moved: { old-id: '#new-id', other: '/guide/start/cli' }`.
 * Only a reader who follows such a link without JavaScript sees the line; client/navigate.ts leads all others on.
 */
export function Moved() {
  const t = useI18n<typeof texts>();
  const { frontmatter } = useFrontmatter();
  return Object.entries((frontmatter.moved ?? {}) as Record<string, string>).map(([id, target]) => (
    <p key={id} id={id} className={styles.moved} data-moved="">
      <PageLink href={target}>{t('movedText')}</PageLink>
    </p>
  ));
}
