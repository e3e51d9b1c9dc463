// The stock icons mix three drawing styles, and each repeats its xmlns in every page.
import type { SVGProps } from 'react';
import styles from './icon.module.css';

/** Outlines on a 24 px grid, drawn for this site. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  right: 'M9 6l6 6-6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  languages: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  copy: 'M9 9h11v11H9zM15 5V4H4v11h1',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  tip: 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0z',
  info: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v5M12 8h.01',
  warning: 'M12 4l9.5 16h-19zM12 10v4M12 17h.01',
  danger: 'M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7zM12 8v5M12 16h.01',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon in the size of the text. The control around it has the accessible name. */
export function Icon({ name, className = '', ...props }: { name: IconName } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      aria-hidden="true"
      className={`${styles.icon} ${className}`.trimEnd()}
      {...props}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
