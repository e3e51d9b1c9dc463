/** What the build tells the browser about search; written by tools/build/search/plugin.ts. */

/** The hosted service, when the site uses one. The key is the search-only key: it is public. */
export interface HostedConfig {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Sends click analytics; loads the service's analytics library. Off unless switched on. */
  insights: boolean;
  /** Hosts instead of the service's own: a proxy, or the test server. In the order in which they are asked. */
  hosts: string[];
}

export interface SearchConfig {
  /** Address of the first index file of each language, below the site's base; the texts are beside it. */
  indexes: Record<string, string>;
  hosted: HostedConfig | null;
  /** Keeps recent and favorite searches in the reader's browser. */
  personalization: boolean;
}

declare const __SEARCH__: SearchConfig | undefined;

/** `null` when the site is built without the plugin. */
export const searchConfig: SearchConfig | null = typeof __SEARCH__ === 'undefined' ? null : __SEARCH__;
