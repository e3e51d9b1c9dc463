/**
 * Places in the frame for what the site adds. They are empty here; a site fills one by an export of the same name from its
 * theme, as it replaces a part of Rspress.
 */
import type { ComponentType } from 'react';

const Empty: ComponentType = () => null;

/** The start of the bar. */
export const NavStart = Empty;
/** The head of the sidebar. */
export const SidebarHead = Empty;
/** What the page "not found" offers, above the links to the sections. */
export const NotFoundHelp = Empty;

// The frame asks the site's theme for them.
declare module '@rspress/core/theme' {
  export const NavStart: ComponentType;
  export const SidebarHead: ComponentType;
  export const NotFoundHelp: ComponentType;
}
