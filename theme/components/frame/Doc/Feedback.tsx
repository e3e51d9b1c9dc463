// "Was this helpful", as a link: the site has no server of its own that could count answers.
import { useI18n, usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import type { texts } from '../../../i18n.ts';
import { issueForm } from './feedback.ts';
import styles from './index.module.css';

/** A link into the repository's issue form, which knows the page and its language. */
export function Feedback() {
  const t = useI18n<typeof texts>();
  const { page } = usePage();
  const { site } = useSite();
  const source = site.themeConfig.editLink?.docRepoBaseUrl;
  const wrong = issueForm(source, 'wrong-page.yml', { page: page.routePath, language: page.lang });
  if (!wrong) return null;
  return (
    <p className={styles.feedback}>
      {t('helpfulText')} <Link href={wrong}>{t('helpfulWrongText')}</Link>
    </p>
  );
}
