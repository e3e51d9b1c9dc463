import { type FrameText, texts as frameTexts } from '@rsdoctor-docs/preset';
import { liveWords } from './report/texts.ts';
import type { Lang } from './site.ts';
import { TASKS_TITLE } from './tasks.ts';

type Words = Record<Lang, string>;

/** The Chinese of the frame's texts. The preset has their English; where Rsdoctor says it otherwise, it stands here too. */
const frame: Record<FrameText, { en?: string; zh: string }> = {
  searchButtonText: { zh: '搜索' },
  searchPlaceholder: { zh: '搜索文档' },
  searchCancelText: { zh: '取消' },
  offlineText: { zh: '网络已断开，此页面尚未加载，暂时无法打开。' },
  searchAwayText: { zh: '搜索加载失败，网络恢复后会自动继续。如仍未恢复，请刷新页面。' },
  skipToContent: { zh: '跳到正文' },
  mainNav: { zh: '主导航' },
  navMenu: { zh: '站点菜单' },
  darkTheme: { zh: '深色主题' },
  socialLinks: { en: 'Rsdoctor on other sites', zh: 'Rsdoctor 的其他渠道' },
  moreLinks: { zh: '更多链接' },
  sidebarLabel: { zh: '本栏目的文档' },
  trailText: { zh: '面包屑导航' },
  outlineLabel: { zh: '本页目录' },
  languagesText: { zh: '语言' },
  colonText: { zh: '：' },
  versionsText: { zh: '版本' },
  menuTitle: { zh: '菜单' },
  outlineTitle: { zh: '目录' },
  scrollToTopText: { zh: '回到顶部' },
  copyMarkdownText: { zh: '复制 Markdown' },
  copyMarkdownDone: { zh: '已复制' },
  copyMarkdownFailed: { zh: '复制失败' },
  pageMenuText: { zh: '本页的更多操作' },
  viewMarkdownText: { zh: '查看 Markdown' },
  openInText: { zh: '在 {{name}} 中打开' },
  askText: { zh: '阅读 {{url}}' },
  wrongPageText: { zh: '反馈错误或缺失的内容' },
  lastUpdatedText: { zh: '最后更新于' },
  prevPageText: { zh: '上一页' },
  nextPageText: { zh: '下一页' },
  docPagerText: { zh: '上一页和下一页' },
  editLinkText: { zh: '编辑本页' },
  'overview.filterNameText': { zh: '筛选' },
  'overview.filterPlaceholderText': { zh: '输入关键词' },
  'overview.filterNoResultText': { zh: '没有匹配的页面：{{keyword}}' },
  foldSearchText: { zh: '没有匹配的条目，在全站中搜索' },
  overviewOthers: { zh: '其他' },
  overviewFoundText: { zh: '找到 {{count}} 个页面' },
  codeButtonGroupCopyButtonText: { zh: '复制代码' },
  codeButtonGroupWrapButtonText: { zh: '切换自动换行' },
  codeUnfoldText: { zh: '显示全部代码' },
  codeCopied: { zh: '已复制' },
  codeCopyPrompt: { zh: '按 {key} 复制，然后按回车键' },
  packageManagerText: { zh: '包管理器' },
  zoomImageText: { zh: '放大图片：{{alt}}' },
  zoomCloseText: { zh: '关闭图片' },
  tableText: { zh: '表格' },
  'callout.tip': { zh: '提示' },
  'callout.note': { zh: '说明' },
  'callout.important': { zh: '重要' },
  'callout.info': { zh: '信息' },
  'callout.warning': { zh: '注意' },
  'callout.caution': { zh: '小心' },
  'callout.danger': { zh: '危险' },
  'callout.details': { zh: '详情' },
  movedText: { zh: '本节内容已移至其他位置' },
  partFailed: { zh: '本页的部分内容加载失败。' },
  partRetry: { zh: '重试' },
  notFoundText: { zh: '页面未找到' },
  takeMeHomeText: { zh: '返回首页' },
  notFoundLinksText: { zh: '其他页面' },
};

/** The texts of our own parts. The comments say where readers meet them. */
const own = {
  // Head of the sidebar: beside the version that the site documents, leads to the page about the next version
  versionNextText: { en: 'What about 2.x?', zh: '2.x 有什么不同？' },
  // Head of the sidebar: before the switch between Rspack 2, Rspack 1 and webpack
  bundlerText: { en: 'Show for', zh: '打包工具' },
  // Two pictures, one over the other: what the first and the second show, and the spoken name of the line between them
  ...liveWords,
  // List of rules: spoken names of the two choices, what chooses all, and what to type into the field
  ruleSeverityText: { en: 'Severity', zh: '严重程度' },
  ruleSeverityAllText: { en: 'Any severity', zh: '不限严重程度' },
  ruleBundlerText: { en: 'Bundler', zh: '打包工具' },
  ruleBundlerAllText: { en: 'Any bundler', zh: '不限打包工具' },
  ruleFilterText: { en: 'Code or keyword', zh: '编号或关键词' },
  // Home page: at the foot, link to /licenses.txt
  homeLicenses: { en: 'Third-party licenses', zh: '第三方许可证' },
  // Header: name of the grid button that opens the menu of tools
  toolsMenu: { en: 'Rstack tools', zh: 'Rstack 工具' },
  // Home page: heading above the seven tool cards
  toolFamilyTitle: { en: 'One of seven tools', zh: 'Rstack 工具家族的一员' },
  // Home page: below that heading
  toolFamilyText: {
    en: 'Rsdoctor belongs to Rstack, a family of build tools. Each works alone; together they cover a project from the first build to the release.',
    zh: 'Rsdoctor 属于 Rstack 工具家族。每个工具都可以单独使用，组合在一起则可以覆盖项目从第一次构建到发布的全过程。',
  },
  // 404 page: spoken name of the readers' tasks
  tasksTitle: TASKS_TITLE,
} satisfies Record<string, Words>;

/** Every text of the interface in both languages (`i18nSource` in rspress.config.ts). theme/i18n.test.ts fails for an unused key. */
export const texts = {
  ...(Object.fromEntries(
    Object.entries(frame).map(([key, words]) => [key, { en: frameTexts[key as FrameText], ...words }]),
  ) as Record<FrameText, Words>),
  ...own,
};

export type TextKey = keyof typeof texts;
