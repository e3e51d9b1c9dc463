import { useI18n } from '@rspress/core/runtime';
import { useId } from 'react';
import type { texts } from './texts.ts';

/** A field that filters the rows of a table, or the pages of an overview, by words, and how many match (packages/preset/client/filter.ts). */
export function FilterField({ placeholder }: { placeholder: string }) {
  const t = useI18n<typeof texts>();
  const id = useId();
  return (
    <>
      <label>
        {t('overview.filterNameText')}
        <input id={id} type="search" autoComplete="off" spellCheck={false} placeholder={placeholder} />
      </label>
      <output htmlFor={id} />
    </>
  );
}
