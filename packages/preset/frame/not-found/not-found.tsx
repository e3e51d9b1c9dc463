// Replaces the stock 404 page, which has one language and no way to go on but home.

import { NOT_FOUND, twinPath } from '@rsdoctor-docs/base/site';
import { PageContext, useI18n, usePage, useSite } from '@rspress/core/runtime';
import { Link, NotFoundHelp } from '@rspress/core/theme';
import { type ReactNode, useContext } from 'react';
import { Stylesheet } from '../Stylesheet.tsx';
import { useShape } from '../shape.ts';
import type { texts } from '../texts.ts';
import stylesheet from './not-found.css?url';

/** The page for addresses that lead to none. */
export function NotFoundLayout() {
  const t = useI18n<typeof texts>();
  const { lang } = usePage().page;
  // client/not-found.ts adds the version, which only the reader's address tells.
  const home = twinPath('/', useShape(), { lang });
  return (
    <main id="frame-main" tabIndex={-1} className="not-found">
      <Stylesheet href={stylesheet} />
      <p>404</p>
      <div>
        <h1>{t('notFoundText')}</h1>
        <p>
          <Link href={home}>{t('takeMeHomeText')}</Link>
          {/* A site without search hides it, as it does without scripts (styles/index.css). */}
          <button type="button" data-search-button="" aria-haspopup="dialog">
            {t('searchButtonText')}
          </button>
        </p>
        <NotFoundHelp />
      </div>
    </main>
  );
}

/** Draws its children as on a page of that language. */
function InLanguage({ lang, children }: { lang: string; children: ReactNode }) {
  const context = useContext(PageContext);
  return <PageContext value={{ ...context, data: { ...context.data, lang } }}>{children}</PageContext>;
}

/** Replaces the stock Root: draws the 404 page in all languages, of which packages/preset/plugins/not-found.ts makes files. */
export function Root({ children }: { children: ReactNode }) {
  const { site } = useSite();
  const { page } = usePage();
  const shape = useShape();
  if (typeof window !== 'undefined' || page.pageType !== '404') return children;
  // The default language comes last, because the last one sets the head.
  return shape.langs
    .toSorted((lang) => (lang === site.lang ? 1 : -1))
    .map((lang) => (
      <InLanguage key={lang} lang={lang}>
        <div {...{ [NOT_FOUND]: lang }}>{children}</div>
      </InLanguage>
    ));
}
