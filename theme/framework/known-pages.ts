/** What the page data (init-page-data.ts) and the router share: neither needs the other. */
import type { PageContext } from '@rspress/core/runtime';
import type { ContextType } from 'react';

/** What Rspress's parts know of the page on screen. */
export type Page = ContextType<typeof PageContext>['data'];

/**
 * The data of the pages whose scripts have run and that were asked for, by `routeKey`; stays empty on stock page data.
 */
export const knownPages = new Map<string, Page>();
