// Two pictures of the same thing, before and after a change: beside each other, or with a line between them that the reader drags.
import { Stylesheet } from '@rsdoctor-docs/preset/theme';
import { useI18n } from '@rspress/core/runtime';
import { Children, type CSSProperties, type ReactNode } from 'react';
import type { texts } from '../../i18n.ts';
import stylesheet from './compare.css?url';
import sliderStylesheet from './slider.css?url';

export interface CompareProps {
  /** Names of the two sides; "Before" and "After" by default. */
  before?: string;
  after?: string;
  /** Where the line is at first, in percent of the width. */
  start?: number;
  /** Beside each other, where words or numbers change: a line shows something only where areas change. */
  beside?: boolean;
  /** Two pictures of one size: `<Shot>` or any other part. */
  children: ReactNode;
}

/**
 * `<Compare><Shot … /><Shot … /></Compare>` in a page. Without JavaScript and on paper the pictures stand below each
 * other; otherwise one lies over the other, and client.ts moves the line.
 */
export function Compare({ before, after, start = 55, beside = false, children }: CompareProps) {
  const t = useI18n<typeof texts>();
  const [first, second] = Children.toArray(children).filter((child) => typeof child !== 'string');
  return (
    <div className={beside ? 'compare compare-beside' : 'compare'} style={{ '--at': start } as CSSProperties}>
      <Stylesheet href={stylesheet} />
      {!beside && <Stylesheet href={sliderStylesheet} />}
      {[[before ?? t('compareBefore'), first] as const, [after ?? t('compareAfter'), second] as const].map(
        ([label, side]) => (
          <div key={label}>
            <p>{label}</p>
            {side}
          </div>
        ),
      )}
      {!beside && (
        <input type="range" data-compare="" defaultValue={start} autoComplete="off" aria-label={t('compareText')} />
      )}
    </div>
  );
}
