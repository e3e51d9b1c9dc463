// The stock menu fails axe and needs React; this one is the platform's popover with plain links.
import { routePathToMdPath, useI18n, usePage, withBase, withSiteOrigin } from '@rspress/core/runtime';
import type { texts } from '../../../i18n.ts';
import { Icon } from '../Icon/index.tsx';
import { ASSISTANTS } from './assistants.ts';
import styles from './index.module.css';

/** Beside "Copy page": the page as Markdown, and assistants that read it. */
export function PageMenu() {
  const t = useI18n<typeof texts>();
  const { page } = usePage();
  const markdown = withBase(routePathToMdPath(page.routePath));
  const prompt = encodeURIComponent(t('askText', { url: withSiteOrigin(markdown) }));
  return (
    <span className={styles.pageMenu}>
      <button type="button" popoverTarget="frame-page" aria-expanded="false" aria-label={t('pageMenuText')}>
        <Icon name="down" />
      </button>
      <span id="frame-page" popover="auto" className={styles.pageLinks}>
        <a href={markdown}>{t('viewMarkdownText')}</a>
        {ASSISTANTS.map(({ name, address }) => (
          <a key={name} href={address + prompt} target="_blank" rel="noopener noreferrer">
            {t('openInText', { name })}
          </a>
        ))}
      </span>
    </span>
  );
}
