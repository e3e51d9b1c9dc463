// A drop-down on the platform's popover, which opens by click, tap and keyboard; client/menus.ts adds hover.
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/index.tsx';
import styles from './index.module.css';

type MenuProps = {
  /** Unique on the page; the popover's id. */
  id: string;
  /** What the button shows. */
  label: ReactNode;
  /** Accessible name of the button, where what it shows is not enough. */
  name?: string;
  children: ReactNode;
} & Omit<ComponentProps<'div'>, 'id'>;

/**
 * A button and the list that it opens; open on hover too, and for 150 ms after the pointer left, so that it may cut a
 * corner.
 */
export function Menu({ id, label, name, children, className = '', ...props }: MenuProps) {
  const anchor = `--${id}`;
  return (
    <div className={`${styles.group} ${className}`} data-hover-close="150" {...props}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-expanded="false"
        aria-label={name}
        style={{ anchorName: anchor }}
      >
        {label}
        <Icon name="down" className={styles.arrow} width="1em" />
      </button>
      <div id={id} popover="auto" className={styles.menu} style={{ positionAnchor: anchor }}>
        {children}
      </div>
    </div>
  );
}
