/**
 * Places of the frame that a site fills: it exports a component of this name from its theme/index.tsx, as for a stock part. The
 * frame gets them from there.
 */
import type { ReactNode } from 'react';

declare module '@rspress/core/theme' {
  /** At the start of the bar, before the logo. */
  export const NavStart: () => ReactNode;
  /** At the head of the sidebar. */
  export const SidebarStart: () => ReactNode;
  /** On the 404 page, below the way home: what readers may have come for. */
  export const NotFoundLinks: () => ReactNode;
}
