// Replaces the stock Tabs, whose tabs have no role and no keyboard, and show nothing for a bad stored index.
import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

interface TabLabel {
  label?: ReactNode;
  /** Its name in `values` and `defaultValue`. */
  value?: string;
  /** Shows that there is such a tab, which cannot be chosen. */
  disabled?: boolean;
  /** The shared name that the tab stands for, if its label does not begin it (client/choices.ts). */
  is?: string;
}

export interface TabProps extends TabLabel {
  children?: ReactNode;
}

export interface TabsProps {
  /** The tabs, each a `<Tab>`. */
  children: ReactNode;
  /** Labels of the tabs, in place of their own. */
  values?: readonly TabLabel[];
  /** The tab that is shown first: its number from 0, or its `value`. */
  defaultIndex?: number;
  defaultValue?: string;
  /** Blocks of one group show the same tab, and remember the choice. */
  groupId?: string;
  /** Accessible name of the tab list. */
  'aria-label'?: string;
}

/** The text of a label that is made of elements. */
const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => (isValidElement<TabProps>(child) ? textOf(child.props.children) : child))
    .join('');

/**
 * Panels of which one is shown. All are in the page: without JavaScript they stand below each other, each under its
 * label. client.ts shows the reader's choice.
 */
export function Tabs({
  children,
  values = [],
  defaultIndex = 0,
  defaultValue,
  groupId,
  'aria-label': name,
}: TabsProps) {
  const id = useId();
  const tabs = Children.toArray(children)
    .filter((child): child is ReactElement<TabProps> => isValidElement(child))
    .map((panel, index) => {
      const { value } = panel.props;
      return { ...panel.props, ...((value && values.find((one) => one.value === value)) || values[index]), panel };
    });
  const named = defaultValue === undefined ? -1 : tabs.findIndex(({ value }) => value === defaultValue);
  const shown = named < 0 ? defaultIndex : named;
  return (
    <div className={styles.tabs} data-group={groupId}>
      <div role="tablist" aria-label={name} className={styles.list}>
        {tabs.map(({ label, disabled, is }, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            value={is}
            aria-controls={`${id}p${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            {...(disabled && { disabled, style: { opacity: 0.5 } })}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, panel }, index) => (
        <div
          key={index}
          role="tabpanel"
          id={`${id}p${index}`}
          aria-label={textOf(label)}
          className={styles.panel}
          hidden={index !== shown}
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
