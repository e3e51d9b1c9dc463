// Replaces the stock Tabs, whose tabs have no role and no keyboard, and show nothing for a bad stored index.
import { type ReactNode, useId } from 'react';
import { chosenIndex } from './chosen.ts';
import styles from './index.module.css';
import { labelText, type TabItem, type TabProps, tabItems } from './items.ts';

export type { TabProps } from './items.ts';

export interface TabsProps {
  /** The labels, if the `Tab` children have none. */
  values?: readonly Omit<TabItem, 'content'>[];
  defaultIndex?: number;
  defaultValue?: string;
  children: ReactNode;
  /** Blocks of one group show the same tab, and remember the choice. */
  groupId?: string;
  tabPosition?: 'left' | 'center';
  className?: string;
  /** Accessible name of the tab list. */
  'aria-label'?: string;
}

/**
 * Panels of which one is shown. All are in the page: without JavaScript they stand below each other, each under its
 * label. client/tabs.ts shows the reader's choice.
 */
export function Tabs({
  values,
  defaultIndex = 0,
  defaultValue,
  children,
  groupId,
  tabPosition,
  className = '',
  'aria-label': name,
}: TabsProps) {
  const id = useId();
  const items = tabItems(children, values);
  const byValue = defaultValue === undefined ? -1 : items.findIndex((item) => item.value === defaultValue);
  const first = chosenIndex(null, items, byValue === -1 ? defaultIndex : byValue);

  return (
    <div className={`${styles.tabs} ${className}`.trimEnd()} data-group={groupId}>
      <div role="tablist" aria-label={name} className={styles.list} data-position={tabPosition}>
        {items.map(({ label, disabled }, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            aria-controls={`${id}p${index}`}
            aria-selected={index === first}
            tabIndex={index === first ? 0 : -1}
            disabled={disabled}
          >
            {label}
          </button>
        ))}
      </div>
      {items.map(({ label, content }, index) => (
        <div
          key={index}
          role="tabpanel"
          id={`${id}p${index}`}
          aria-label={labelText(label)}
          className={styles.panel}
          hidden={index !== first}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** One panel of `Tabs`, which reads its props. */
export function Tab({ children }: TabProps) {
  return children;
}
