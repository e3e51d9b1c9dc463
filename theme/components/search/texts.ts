/** Every text of the search dialog. Apart from theme/i18n.ts because it arrives with the dialog, not with the page. */
import type { DocSearchModalProps } from '@docsearch/react';

type Screens = Required<
  Pick<
    NonNullable<DocSearchModalProps['translations']>,
    'searchBox' | 'startScreen' | 'errorScreen' | 'noResultsScreen' | 'footer'
  >
>;

export interface SearchTexts {
  /** Name of the dialog and of its input */
  dialog: string;
  /** Input: placeholder */
  placeholder: string;
  /** Read out when results have changed; `{count}` is their number */
  results: string;
  /** Below the results: words of the query that the site does not have; `{words}` are they */
  unknown: string;
  /** Below the results: the hosted service did not answer, the local index did */
  fromLocal: string;
  /** Everything that DocSearch itself draws */
  screens: { [Part in keyof Screens]: Required<Screens[Part]> };
}

export const searchTexts = {
  en: {
    dialog: 'Search',
    placeholder: 'Search docs',
    results: '{count} results',
    unknown: 'Not on this site: {words}.',
    fromLocal: 'These results come from the index of this site, because the search service did not answer.',
    screens: {
      searchBox: {
        resetButtonTitle: 'Clear the query',
        resetButtonAriaLabel: 'Clear the query',
        cancelButtonText: 'Cancel',
        cancelButtonAriaLabel: 'Cancel',
        searchInputLabel: 'Search',
      },
      startScreen: {
        recentSearchesTitle: 'Recent',
        noRecentSearchesText: 'No recent searches',
        saveRecentSearchButtonTitle: 'Save this search',
        removeRecentSearchButtonTitle: 'Remove this search from history',
        favoriteSearchesTitle: 'Favorite',
        removeFavoriteSearchButtonTitle: 'Remove this search from favorites',
      },
      errorScreen: {
        titleText: 'Unable to fetch results',
        helpText: 'You might want to check your network connection.',
      },
      noResultsScreen: {
        noResultsText: 'No results for',
        suggestedQueryText: 'Try searching for',
        reportMissingResultsText: 'Believe this query should return results?',
        reportMissingResultsLinkText: 'Let us know.',
      },
      footer: {
        selectText: 'to select',
        selectKeyAriaLabel: 'Enter key',
        navigateText: 'to navigate',
        navigateUpKeyAriaLabel: 'Arrow up',
        navigateDownKeyAriaLabel: 'Arrow down',
        closeText: 'to close',
        closeKeyAriaLabel: 'Escape key',
        searchByText: 'Search by',
      },
    },
  },
  zh: {
    dialog: '搜索',
    placeholder: '搜索文档',
    results: '共 {count} 条结果',
    unknown: '本站没有提到：{words}',
    fromLocal: '搜索服务没有响应，以下结果来自本站的离线索引。',
    screens: {
      searchBox: {
        resetButtonTitle: '清除',
        resetButtonAriaLabel: '清除搜索内容',
        cancelButtonText: '取消',
        cancelButtonAriaLabel: '取消',
        searchInputLabel: '搜索',
      },
      startScreen: {
        recentSearchesTitle: '最近搜索',
        noRecentSearchesText: '暂无搜索记录',
        saveRecentSearchButtonTitle: '收藏',
        removeRecentSearchButtonTitle: '从搜索记录中删除',
        favoriteSearchesTitle: '收藏',
        removeFavoriteSearchButtonTitle: '取消收藏',
      },
      errorScreen: {
        titleText: '无法获取结果',
        helpText: '请检查网络连接后重试。',
      },
      noResultsScreen: {
        noResultsText: '没有找到相关结果：',
        suggestedQueryText: '可以尝试搜索',
        reportMissingResultsText: '认为应该有结果？',
        reportMissingResultsLinkText: '反馈给我们',
      },
      footer: {
        selectText: '选择',
        selectKeyAriaLabel: '回车键',
        navigateText: '切换',
        navigateUpKeyAriaLabel: '向上键',
        navigateDownKeyAriaLabel: '向下键',
        closeText: '关闭',
        closeKeyAriaLabel: 'Esc 键',
        searchByText: '搜索服务',
      },
    },
  },
} satisfies Record<string, SearchTexts>;

/** Texts of a language; English for one that is not translated. */
export function textsOf(lang: string): SearchTexts {
  return lang in searchTexts ? searchTexts[lang as keyof typeof searchTexts] : searchTexts.en;
}
