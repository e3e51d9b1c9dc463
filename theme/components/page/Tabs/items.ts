// Reads the tabs from the children of `Tabs`. Apart from the component, so that unit tests can call it.
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

export interface TabProps {
  label?: ReactNode;
  value?: string;
  disabled?: boolean;
  children?: ReactNode;
}

export interface TabItem {
  label: ReactNode;
  value?: string | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
}

/** The tabs to show: from `values`, with their panels found by value or else by place, or from the `Tab` children. */
export function tabItems(children: ReactNode, values: readonly Omit<TabItem, 'content'>[] = []): TabItem[] {
  const panels = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child));
  if (values.length > 0) {
    return values.map((item, index) => ({
      ...item,
      content: panels.find((panel) => item.value !== undefined && panel.props.value === item.value) ?? panels[index],
    }));
  }
  return panels.map((panel, index) => ({
    label: panel.props.label ?? index,
    value: panel.props.value,
    disabled: panel.props.disabled,
    content: panel,
  }));
}

/** The words of a label, for the captions that replace the list of tabs without JavaScript and on paper. */
export function labelText(label: ReactNode): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label);
  if (Array.isArray(label)) return label.map(labelText).join('');
  return isValidElement<{ children?: ReactNode }>(label) ? labelText(label.props.children) : '';
}
