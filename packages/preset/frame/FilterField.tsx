import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { texts } from './texts.ts';

/**
 * A field that filters the rows of a table, or the pages of an overview, by words, and how many match (packages/preset/client/filter.ts).
 * @param isNamed The word "Filter" stands before what is typed. Otherwise the placeholder alone says what the field is.
 */
export function FilterField({ isNamed = false }: { isNamed?: boolean }) {
  const t = useI18n<typeof texts>();
  const name = t('overview.filterNameText');
  return (
    <label>
      {isNamed && name}
      <input
        type="search"
        aria-label={name}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('overview.filterPlaceholderText')}
      />
      <output />
    </label>
  );
}

/**
 * The line below a field that says that nothing matches, and shows everything again.
 * @param text what it says, with `{{keyword}}` for what was typed
 * @param children another way out, such as a button that searches the site
 */
export function NoMatch({ text, children }: { text?: string; children?: ReactNode }) {
  const t = useI18n<typeof texts>();
  return (
    <div className="filter-none" hidden>
      <output data-none={text ?? t('filterNoneText')} />
      <button type="button" data-clears="">
        {t('filterClearText')}
      </button>
      {children}
    </div>
  );
}
