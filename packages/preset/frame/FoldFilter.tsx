import { useI18n } from '@rspress/core/runtime';
import { FilterField, NoMatch } from './FilterField.tsx';
import type { texts } from './texts.ts';

/**
 * A field that filters the rows of a page, which are folds with a heading as their head (packages/preset/client/filter.ts). A
 * page writes `<FoldFilter />` above them.
 */
export function FoldFilter() {
  const t = useI18n<typeof texts>();
  return (
    <div className="table-filter" data-filter="folds" data-needs-script="">
      <FilterField />
      <NoMatch>
        <button type="button" data-search-button="" aria-haspopup="dialog">
          {t('foldSearchText')}
        </button>
      </NoMatch>
    </div>
  );
}
