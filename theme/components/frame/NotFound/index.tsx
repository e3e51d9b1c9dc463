// Replaces the stock 404 page: one in each language, links to go on. (The redirect of /en/… is in
// client/not-found.ts.)
import { PageContext, useI18n, useNav, usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { type ReactNode, useContext } from 'react';
import type { texts } from '../../../i18n.ts';
import { knownLang, NOT_FOUND, shapeOf, twinPath } from '../../../site.ts';
import { localizePath } from '../Home/content.ts';
import { TASKS } from '../tasks.ts';
import styles from './index.module.css';

/** `children` as on a page of that language. */
function InLanguage({ lang, children }: { lang: string; children: ReactNode }) {
  const context = useContext(PageContext);
  return <PageContext value={{ ...context, data: { ...context.data, lang } }}>{children}</PageContext>;
}

function Message({ lang }: { lang: string }) {
  const t = useI18n<typeof texts>();
  const { site } = useSite();
  const { version } = usePage().page;
  const shape = shapeOf({ ...site, base: '/' });
  const root = (to: string) =>
    twinPath('/', shape, { lang: to, version: version === site.multiVersion.default ? '' : version });
  const pages = useNav().flatMap((item) =>
    'link' in item && item.link?.startsWith('/') ? [{ text: item.text, link: item.link }] : [],
  );
  const twins = site.locales.filter((locale) => locale.lang !== lang);

  return (
    <div className={styles.message}>
      <h1>{t('notFoundText')}</h1>
      <Link href={root(lang)} className={styles.home}>
        {t('takeMeHomeText')}
      </Link>
      <nav aria-label={t('tasksTitle')}>
        <ul>
          {TASKS.map((task) => (
            <li key={task.link}>
              <Link href={localizePath(task.link, lang, site.lang)}>{task[knownLang(lang)]}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('notFoundLinksText')}>
        <ul>
          {pages.map(({ text, link }) => (
            <li key={link}>
              <Link href={link}>{text}</Link>
            </li>
          ))}
          {twins.map((locale) => (
            <li key={locale.lang}>
              <Link href={root(locale.lang)} lang={locale.lang} hrefLang={locale.lang}>
                {locale.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The page for paths that are no page. */
export function NotFoundLayout() {
  const { page } = usePage();
  return (
    <main id="frame-main" tabIndex={-1} className={styles.page}>
      <p className={styles.code}>404</p>
      <Message lang={page.lang} />
    </main>
  );
}

/** Replaces the stock Root: the build draws the 404 page in all languages, and tools/framework/not-found.ts makes files of them. */
export function Root({ children }: { children: ReactNode }) {
  const { site } = useSite();
  const { page } = usePage();
  if (typeof window === 'undefined' && page.pageType === '404')
    // The default language last, for the head is that of the last one.
    return site.locales
      .map(({ lang }) => lang)
      .toSorted((lang) => (lang === site.lang ? 1 : -1))
      .map((lang) => (
        <InLanguage key={lang} lang={lang}>
          <div {...{ [NOT_FOUND]: lang }}>{children}</div>
        </InLanguage>
      ));
  return children;
}
