// Replaces the stock Tabs, whose tabs have no role and no keyboard, and show nothing for a bad stored index.
import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import styles from './index.module.css';

export interface TabProps {
  label: string;
  /** The shared name that the tab stands for, if its label does not begin it (client/choices.ts). */
  is?: string;
  children?: ReactNode;
}

export interface TabsProps {
  /** `Tab`s. */
  children: ReactNode;
  /** Blocks of one group show the same tab, and remember the choice. */
  groupId?: string;
  /** Accessible name of the tab list. */
  'aria-label'?: string;
}

/**
 * Panels of which one is shown. All are in the page: without JavaScript they stand below each other, each under its
 * label. client.ts shows the reader's choice.
 */
export function Tabs({ children, groupId, 'aria-label': name }: TabsProps) {
  const id = useId();
  const panels = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child));
  return (
    <div className={styles.tabs} data-group={groupId}>
      <div role="tablist" aria-label={name} className={styles.list}>
        {panels.map(({ props: { label, is } }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            value={is}
            aria-controls={`${id}p${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div
          key={panel.props.label}
          role="tabpanel"
          id={`${id}p${index}`}
          aria-label={panel.props.label}
          className={styles.panel}
          hidden={index > 0}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

/** One panel of `Tabs`, which reads its label. */
export function Tab({ children }: TabProps) {
  return children;
}
