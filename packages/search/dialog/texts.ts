/** The texts that the dialog itself writes, in each language. The site draws those of its frame (name, field, keys). */
export interface SearchTexts {
  /** Name of the button that empties the field. */
  clear: string;
  /** Said when results have changed; `{count}` is their number. */
  results: string;
  /** Name of the hits that answer codes and messages of the query. */
  recognized: string;
  /** Over the hits of a later answer. */
  more: string;
  /** In front of what a section was found by, if that is no text of the page. */
  reasons: Readonly<Record<'name' | 'code', string>>;
  /** Below the results: words of the query that the site does not have. */
  unknown: string;
  /** Said and shown while an answer is on its way. */
  waiting: string;
  /** Below the results: the hosted service has not answered, the local index has. */
  fromLocal: string;
  recentSearches: string;
  noRecentSearches: string;
  saveRecentSearch: string;
  removeRecentSearch: string;
  favoriteSearches: string;
  removeFavoriteSearch: string;
  /** The index or the service cannot be reached. */
  error: { title: string; help: string };
  /** The search itself fails at a query. */
  failed: { title: string; help: string };
  retry: string;
  /** In front of the query that found nothing. */
  noResults: string;
  suggestedQuery: string;
  missingResults: string;
  missingResultsLink: string;
  /** What the keys at the foot of the dialog do. */
  keys: Readonly<Record<'↵' | '↓ ↑' | 'Esc', string>>;
}

export const searchTexts: Record<'en' | 'zh', SearchTexts> = {
  en: {
    clear: 'Clear the query',
    results: '{count} results',
    recognized: 'Alerts and messages',
    more: 'More results',
    reasons: { name: 'Also asked as: ', code: 'In its code: ' },
    unknown: 'Not on this site: {words}.',
    waiting: 'Searching…',
    fromLocal: 'These results come from this site itself: the search service has not answered.',
    recentSearches: 'Recent',
    noRecentSearches: 'No recent searches',
    saveRecentSearch: 'Save this search',
    removeRecentSearch: 'Remove this search from history',
    favoriteSearches: 'Favorite',
    removeFavoriteSearch: 'Remove this search from favorites',
    error: { title: 'Unable to fetch results', help: 'You might want to check your network connection.' },
    failed: { title: 'Search failed on this query', help: 'Your network is fine. Try fewer or other words.' },
    retry: 'Try again',
    noResults: 'No results for',
    suggestedQuery: 'Try searching for',
    missingResults: 'Believe this query should return results?',
    missingResultsLink: 'Let us know.',
    keys: { '↵': 'to select', '↓ ↑': 'to navigate', Esc: 'to close' },
  },
  zh: {
    clear: '清除搜索内容',
    results: '共 {count} 条结果',
    recognized: '告警与报错信息',
    more: '更多结果',
    reasons: { name: '相关问法：', code: '代码中：' },
    unknown: '本站没有提到：{words}',
    waiting: '正在搜索…',
    fromLocal: '搜索服务没有响应，以下结果来自本站的离线索引。',
    recentSearches: '最近搜索',
    noRecentSearches: '暂无搜索记录',
    saveRecentSearch: '收藏',
    removeRecentSearch: '从搜索记录中删除',
    favoriteSearches: '收藏',
    removeFavoriteSearch: '取消收藏',
    error: { title: '无法获取结果', help: '请检查网络连接后重试。' },
    failed: { title: '搜索出错', help: '与网络无关，请减少或更换关键词后重试。' },
    retry: '重试',
    noResults: '没有找到相关结果：',
    suggestedQuery: '可以尝试搜索',
    missingResults: '应该有结果却没有找到？',
    missingResultsLink: '反馈给我们',
    keys: { '↵': '选择', '↓ ↑': '切换', Esc: '关闭' },
  },
};

/** Texts of a language; English for one that has none. */
export const textsOf = (lang: string): SearchTexts => searchTexts[lang as 'en'] ?? searchTexts.en;
