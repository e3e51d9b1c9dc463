// Parts around the text of a doc page that Rspress does not have, and the line with the date: the stock one shows the time
// zone of the machine that builds.
import { repositoryOf } from '@rsdoctor-docs/base/site';
import { useFrontmatter, useI18n, useLocaleSiteData, usePage, useSite } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown, useEditLink } from '@rspress/core/theme';
import { PageLink } from '../PageLink.tsx';
import { usePlace } from '../places.ts';
import type { texts } from '../texts.ts';
import styles from './doc.module.css';

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

/**
 * A line for each section that the page once had, from its frontmatter: `moved: { old-id: '#new-id', other: '/guide/other' }`.
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

/** When the page was last changed, if that is known (packages/preset/plugins/last-updated.ts). */
export function LastUpdated() {
  const t = useI18n<typeof texts>();
  const { site } = useSite();
  const { lastUpdatedDay, lastUpdatedText } = usePage().page as { lastUpdatedDay?: string; lastUpdatedText?: string };
  if (!site.themeConfig.lastUpdated || !lastUpdatedText) return null;
  return (
    <p>
      {t('lastUpdatedText') + t('colonText')}
      <time dateTime={lastUpdatedDay}>{lastUpdatedText}</time>
    </p>
  );
}

/** What Rspress hands on of the configuration, although its types lack it. */
interface WithEditText {
  editLink?: { text?: string };
}

/** Address and name of the page's source. The name is `editLink.text` of the language or of the site, if it is set. */
function useSource() {
  const edit = useEditLink();
  const locale = useLocaleSiteData() as WithEditText;
  const themeConfig = useSite().site.themeConfig as WithEditText;
  return edit && { ...edit, text: locale.editLink?.text ?? themeConfig.editLink?.text ?? edit.text };
}

/**
 * A link to the repository's form about wrong pages (.github/ISSUE_TEMPLATE), which names page and language. It asks no
 * yes-or-no question: the site has no server of its own that could count answers.
 */
function Feedback() {
  const t = useI18n<typeof texts>();
  const { page } = usePage();
  const repository = repositoryOf(useSite().site.themeConfig.editLink?.docRepoBaseUrl);
  if (!repository) return null;
  const fields = new URLSearchParams({ template: 'wrong-page.yml', page: page.routePath, language: page.lang });
  return (
    <Link href={`${repository}/issues/new?${fields}`} className={styles.feedback}>
      {t('wrongPageText')}
    </Link>
  );
}

/** What one can do about the text, in one line below it. The stock link to the source ignores `editLink.text`. */
export function EditLink() {
  const source = useSource();
  return (
    source && (
      <>
        <Link href={source.link} className="rp-edit-link">
          {source.text}
        </Link>
        <Feedback />
      </>
    )
  );
}
