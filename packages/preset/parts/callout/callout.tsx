// Replaces the stock Callout, which has no role, no name and too little contrast, and titles in one language alone.
import { useI18n } from '@rspress/core/runtime';
import { getCustomMDXComponent } from '@rspress/core/theme-original';
import { Children, type CSSProperties, isValidElement, type ReactNode } from 'react';
import { Icon, type IconName } from '../../frame/icon/icon.tsx';
import type { texts } from '../../frame/texts.ts';
import styles from './callout.module.css';

export type CalloutType = 'tip' | 'note' | 'important' | 'warning' | 'caution' | 'danger' | 'info' | 'details';

export interface CalloutProps {
  type: CalloutType;
  title?: string;
  children: ReactNode;
}

const ICONS: Partial<Record<CalloutType, IconName>> = {
  tip: 'tip',
  warning: 'warning',
  caution: 'danger',
  danger: 'danger',
};

/** The color of a type, by Rspress's token. Notes only add to the text, so they have its color. */
function accentOf(type: CalloutType): CSSProperties {
  const named = type === 'note' ? undefined : type === 'caution' ? 'danger' : type;
  return { '--accent': named ? `var(--rp-container-${named}-text)` : 'var(--rp-c-text-2)' } as CSSProperties;
}

const { h2, h3, h4 } = getCustomMDXComponent();
const isHeading = (node: ReactNode) => isValidElement(node) && [h2, h3, h4].some((heading) => heading === node.type);

/**
 * A box: `:::tip`, `> [!NOTE]`; or a part of the page that readers open, `:::details Every control`. A link to what it hides,
 * the browser's search and paper open it. Rspress passes the type as the title if the author gave none. A fold without a
 * title whose first line is a heading has that heading as its head: a row of a list of questions (`<FoldFilter />`).
 */
export function Callout({ type, title, children }: CalloutProps) {
  const t = useI18n<typeof texts>();
  const isUntitled = !title || title.toLowerCase() === type;
  const shown = isUntitled ? t(`callout.${type}`) : title;

  if (type === 'details') {
    const [head, ...rest] = Children.toArray(children).filter((node) => typeof node !== 'string' || node.trim());
    if (isUntitled && isHeading(head))
      return (
        <details className={styles.row} data-entry="">
          <summary>{head}</summary>
          {rest}
        </details>
      );
    return (
      <details className={styles.fold}>
        <summary>{shown}</summary>
        {children}
      </details>
    );
  }
  return (
    <div role="note" aria-label={shown} className={styles.callout} style={accentOf(type)}>
      <p className={styles.title}>
        <Icon name={ICONS[type] ?? 'info'} width="1.2em" />
        {shown}
      </p>
      {children}
    </div>
  );
}
