// Extends the stock MDX elements, whose hidden anchors take focus, and whose wide tables no key can scroll.
import { useI18n } from '@rspress/core/runtime';
import { getCustomMDXComponent as stockComponents } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { FilterField, NoMatch } from '../../frame/FilterField.tsx';
import type { texts } from '../../frame/texts.ts';

const stock = stockComponents();

/** A link. The `#` beside a heading is hidden from assistive technology, so it must not take focus. */
function Anchor(props: ComponentProps<'a'>) {
  return <stock.a {...props} tabIndex={props['aria-hidden'] ? -1 : props.tabIndex} />;
}

/** A lazy image. Without a text it is decoration. */
function Image(props: ComponentProps<'img'>) {
  return <stock.img loading="lazy" decoding="async" {...props} alt={props.alt ?? ''} />;
}

interface TableProps extends ComponentProps<'table'> {
  /** Set by packages/preset/parts/table/table.plugin.ts on long tables, whose rows can be filtered. */
  'data-filter'?: string;
}

/** A table in a frame that scrolls sideways. client.ts takes it out of the tab order if nothing scrolls. */
function Table({ 'data-filter': filter, ...props }: TableProps) {
  const t = useI18n<typeof texts>();
  return (
    <>
      {filter !== undefined && (
        <div className="table-filter" data-filter="" data-needs-script="">
          <FilterField />
          <NoMatch />
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: <fieldset> is for fields; a wide table scrolls in here. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take focus to be scrolled by keyboard. */}
      <div role="group" aria-label={t('tableText')} tabIndex={0} className="rp-table-scroll-container">
        <table {...props} />
      </div>
    </>
  );
}

/** A header cell. The empty corner of a comparison table names nothing, so it is an ordinary cell. */
function HeaderCell({ children, ...props }: ComponentProps<'th'>) {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}

/** The components for Markdown's elements. */
export function getCustomMDXComponent() {
  return { ...stock, a: Anchor, img: Image, table: Table, th: HeaderCell };
}
