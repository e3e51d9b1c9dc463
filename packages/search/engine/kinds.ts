/** Some queries ask by their form for a kind of page: for one about trouble, for a definition, for the version of a change. */

const KINDS = {
  trouble: {
    factor: 1.3,
    asked:
      /\b(?:not?|never|nothing|none|without|fail\w*|errors?|empty|blank|missing|lacks?|lost|wrong|invalid|stuck|hangs?|crash\w*|broken|cannot|\w+n['’]t|unable|refused|denied|ignored|disappear\w*)\b|[没不空缺丢]|无法|报错|错误|失败|拒绝|异常|卡[住死]|一直|找/iu,
  },
  terms: {
    factor: 2,
    asked: /\bwhat(?:['’]s| is| are| does)\b|\bmean(?:s|ing)?\b|\bdefin\w+|什么是|是什么|什么叫|含义|意思/iu,
  },
  release: {
    factor: 2,
    asked: /\b(?:when|since)\b|\b(?:which|what) version\b|\bnew in\b|何时|什么时候|(?:哪个|什么)版本|从哪/iu,
  },
};

/** What a page is about, where queries tell: `trouble` that a reader has, `terms` and what they mean, a `release`. */
export type PageKind = keyof typeof KINDS;

/** How much more a page counts for a query that asks for its kind. */
export const leaning = (query: string, kind: PageKind | undefined): number =>
  kind && KINDS[kind].asked.test(query) ? KINDS[kind].factor : 1;
