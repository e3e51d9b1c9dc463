// Extends the stock MDX elements: heading anchors out of the tab order, images lazy, tables reached by keyboard.
import { useI18n } from '@rspress/core/runtime';
import { getCustomMDXComponent as stockComponents } from '@rspress/core/theme-original';
import { type ComponentProps, useId } from 'react';
import type { texts } from '../../../i18n.ts';

const stock = stockComponents();

/** A link. The `#` in front of a heading is hidden from assistive technology, so it may not take focus either. */
function Anchor(props: ComponentProps<'a'>) {
  return <stock.a {...props} tabIndex={props['aria-hidden'] ? -1 : props.tabIndex} />;
}

/** An image that loads when it comes near; without a text it is decoration. */
function Image(props: ComponentProps<'img'>) {
  return <stock.img loading="lazy" decoding="async" {...props} alt={props.alt ?? ''} />;
}

interface TableProps extends ComponentProps<'table'> {
  /** The rows can be filtered (tools/build/tables.ts); client/actions.ts does it. */
  'data-filter'?: string;
}

/** The field above a long table. */
function TableFilter() {
  const t = useI18n<typeof texts>();
  const id = useId();
  return (
    <div className="table-filter" data-filter="">
      <label htmlFor={id}>{t('tableFilterText')}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('overview.filterPlaceholderText')}
      />
      <output htmlFor={id} />
    </div>
  );
}

/** A table in a frame that scrolls sideways; client/tables.ts takes the focus off where there is nothing to scroll. */
function Table({ 'data-filter': filter, ...props }: TableProps) {
  const t = useI18n<typeof texts>();
  return (
    <>
      {filter !== undefined && <TableFilter />}
      {/* biome-ignore lint/a11y/useSemanticElements: <fieldset> is for fields; a wide table scrolls in here. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take focus to be scrolled by keyboard. */}
      <div role="group" aria-label={t('tableText')} tabIndex={0} className="rp-table-scroll-container">
        <table {...props} />
      </div>
    </>
  );
}

/** A header cell. The empty corner of a comparison table is no header. */
function HeaderCell({ children, ...props }: ComponentProps<'th'>) {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}

/** The components that stand for Markdown's elements. */
export function getCustomMDXComponent() {
  return { ...stock, a: Anchor, img: Image, table: Table, th: HeaderCell };
}
