// The filter above entries about trouble. plugin.ts makes the rows, island.ts filters them.

import { FilterField, PageLink, Stylesheet } from '@rsdoctor-docs/preset/theme';
import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { texts } from '../../i18n.ts';
import { inAddress, TAG_KEY, TAGS } from './tags.ts';
import stylesheet from './trouble.css?url';

/** @param children more choices: those of the bundler, which are another part's */
export function TroubleFilter({ children }: { children: ReactNode }) {
  const t = useI18n<typeof texts>();
  return (
    <>
      <Stylesheet href={stylesheet} />
      {/* This method sends nothing at Enter. A form of its own keeps its choice of a bundler apart from the sidebar's. */}
      <form
        className="table-filter trouble-filter"
        method="dialog"
        data-needs-script=""
        data-island="trouble"
        data-failed={t('partFailed')}
        data-retry={t('partRetry')}
      >
        <div>
          <FilterField placeholder={t('troubleFilterText')} />
        </div>
        {children}
        <fieldset aria-label={t('troubleAboutText')}>
          {['', ...TAGS].map((tag) => (
            <label key={tag}>
              <input type="radio" name={TAG_KEY} value={inAddress(tag)} defaultChecked={tag === ''} />
              {tag || t('troubleAllText')}
            </label>
          ))}
        </fieldset>
        <p data-none="" role="status" hidden>
          {t('troubleNoneText')}
          <button type="button" data-search-button="">
            {t('troubleSearchText')}
          </button>
          {t('troubleOrText')}
          <PageLink href="/guide/more/faq#report-a-problem">{t('troubleReportText')}</PageLink>
          {t('troubleEndText')}
        </p>
      </form>
    </>
  );
}
