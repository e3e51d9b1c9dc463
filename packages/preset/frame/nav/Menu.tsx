// A drop-down on the platform's popover, which opens by click, tap and keyboard; client/menus.ts adds hover.
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './nav.module.css';

interface MenuProps {
  /** Id of the popover, unique on the page. */
  id: string;
  /** What the button shows. */
  label: ReactNode;
  /** Accessible name of the button, if what it shows is not enough. */
  name?: string;
  children: ReactNode;
}

/**
 * A button and the list that it opens. Hovering opens it too, and it stays for 150 ms after the pointer left, because a
 * pointer on its way to an entry may cut the corner.
 */
export function Menu({ id, label, name, children }: MenuProps) {
  const anchor = `--${id}`;
  return (
    <div className={styles.group} data-hover-close="150">
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-expanded="false"
        aria-label={name}
        style={{ anchorName: anchor }}
      >
        {label}
        <Icon name="down" width="1em" />
      </button>
      <div id={id} popover="auto" className="menu-box" style={{ positionAnchor: anchor }}>
        {children}
      </div>
    </div>
  );
}
