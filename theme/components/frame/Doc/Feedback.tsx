// "Was this helpful", as a link: the site has no server of its own that could count answers.
import { useI18n, usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import type { texts } from '../../../i18n.ts';
import styles from './index.module.css';

/** A link to the repository's form about wrong pages (.github/ISSUE_TEMPLATE), which names page and language. */
export function Feedback() {
  const t = useI18n<typeof texts>();
  const { page } = usePage();
  const source = useSite().site.themeConfig.editLink?.docRepoBaseUrl ?? '';
  const [repository] = /^https:\/\/github\.com\/[^/]+\/[^/]+/.exec(source) ?? [];
  if (!repository) return null;
  const fields = new URLSearchParams({ template: 'wrong-page.yml', page: page.routePath, language: page.lang });
  return (
    <p className={styles.feedback}>
      {t('helpfulText')} <Link href={`${repository}/issues/new?${fields}`}>{t('helpfulWrongText')}</Link>
    </p>
  );
}
