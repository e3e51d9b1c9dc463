import { useI18n } from '@rspress/core/runtime';
import { useId } from 'react';
import type { texts } from './texts.ts';

interface FilterFieldProps {
  placeholder: string;
  /** The word "Filter" stands before the field, and the count after it. Otherwise the field holds both: its placeholder says what it is. */
  isNamed?: boolean;
}

/** A field that filters the rows of a table, or the pages of an overview, by words, and how many match (packages/preset/client/filter.ts). */
export function FilterField({ placeholder, isNamed = false }: FilterFieldProps) {
  const t = useI18n<typeof texts>();
  const id = useId();
  const name = t('overview.filterNameText');
  const count = <output htmlFor={id} />;
  return (
    <>
      <label>
        {isNamed && name}
        <input
          id={id}
          type="search"
          aria-label={name}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
        />
        {!isNamed && count}
      </label>
      {isNamed && count}
    </>
  );
}

/** Stands below a table of which nothing is left, and shows all of it again. */
export function ClearFilter() {
  const t = useI18n<typeof texts>();
  return (
    <button type="button" className="filter-clear" data-clears="" hidden>
      {t('filterNoneText')}
    </button>
  );
}
