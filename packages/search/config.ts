/** What the build tells the browser about search. */

/** Characters that the search field takes (specification, section 5); the engine takes from a longer text what it recognizes, or else its beginning. */
export const MAX_QUERY = 64;

/** The hosted service, if the site uses one. */
export interface HostedConfig {
  appId: string;
  /** The search-only key, which is public. */
  apiKey: string;
  indexName: string;
  /** Sends click analytics, for which it loads the service's library. */
  insights: boolean;
  /** Hosts in the order in which they are asked, in place of the service's own: a proxy, or a test server. */
  hosts: string[];
}

/** Origins of the hosts in the order in which they are asked: the service's own, unless there are others. */
export function hostsOf({ appId, hosts }: HostedConfig): string[] {
  const id = appId.toLowerCase();
  const own = [
    `${id}-dsn.algolia.net`,
    `${id}.algolia.net`,
    ...[1, 2, 3].map((number) => `${id}-${number}.algolianet.com`),
  ];
  const addresses = hosts.length > 0 ? hosts : own;
  return addresses.map((host) => new URL(/^https?:/.test(host) ? host : `https://${host}`).origin);
}

export interface SearchConfig {
  /**
   * Names of the indexes, separated by spaces, in `npm run dev`. Empty in a built site: its pages name them
   * (`data-indexes` of <html>), so that no script changes with the words of a page.
   */
  indexes: string;
  /** Path of the worker below the site's base. */
  worker: string;
  hosted: HostedConfig | null;
  /** Keeps recent and favorite searches in the reader's browser. */
  personalization: boolean;
}

declare const __SEARCH__: SearchConfig | undefined;

/** `null` when the site is built without the plugin. */
export const searchConfig: SearchConfig | null = typeof __SEARCH__ === 'undefined' ? null : __SEARCH__;
