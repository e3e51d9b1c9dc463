// Replaces the stock Callout: a note role with a name, titles in the page's language, contrast, one drawing
// style of icons, a quarter of the CSS.
import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { texts } from '../../../i18n.ts';
import { Icon, type IconName } from '../../frame/Icon/index.tsx';
import styles from './index.module.css';

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

/** A box beside the text: `:::tip`, `> [!NOTE]`. Rspress gives the type as title when the author gave none. */
export function Callout({ type, title, children }: CalloutProps) {
  const t = useI18n<typeof texts>();
  const shown = !title || title.toLowerCase() === type ? t(`callout.${type}`) : title;

  if (type === 'details') {
    return (
      <details className={styles.callout}>
        <summary className={styles.title}>{shown}</summary>
        {children}
      </details>
    );
  }
  return (
    <div role="note" aria-label={shown} className={styles.callout} data-type={type}>
      <p className={styles.title}>
        <Icon name={ICONS[type] ?? 'info'} width="1.2em" />
        {shown}
      </p>
      {children}
    </div>
  );
}
