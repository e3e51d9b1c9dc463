import { useI18n } from '@rspress/core/runtime';
import { useId } from 'react';
import type { texts } from '../../../i18n.ts';

/** The field that filters the rows of a table by words, and their number (client/fields.ts). */
export function FilterField({ placeholder }: { placeholder: string }) {
  const t = useI18n<typeof texts>();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('tableFilterText')}</label>
      <input id={id} type="search" autoComplete="off" spellCheck={false} placeholder={placeholder} />
      <output htmlFor={id} />
    </>
  );
}
