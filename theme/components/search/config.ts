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
  /**
   * Names of the index of each language while developing, with blanks between. Empty in a built site: its pages say them
   * (`data-indexes` of <html>), since a hash of what is on the pages cannot be in their scripts.
   */
  indexes: string;
  hosted: HostedConfig | null;
  /** Keeps recent and favorite searches in the reader's browser. */
  personalization: boolean;
}

declare const __SEARCH__: SearchConfig | undefined;

/** `null` when the site is built without the plugin. */
export const searchConfig: SearchConfig | null = typeof __SEARCH__ === 'undefined' ? null : __SEARCH__;
