import { TASKS_TITLE } from './frame/tasks.ts';

/**
 * Every text of the interface, in both languages. The comments say where readers meet them. Keys that Rspress
 * knows replace its own texts (`i18nSource` in rspress.config.ts). An unused key fails theme/i18n.test.ts.
 */
export const texts = {
  searchButtonText: { en: 'Search', zh: '搜索' },
  searchPlaceholder: { en: 'Search docs', zh: '搜索文档' },
  // On a phone: closes the dialog
  searchCancelText: { en: 'Cancel', zh: '取消' },
  // Foot of the window: a link was followed without a network
  offlineText: {
    en: 'You are offline, and this page has not been loaded yet.',
    zh: '网络已断开，此页面尚未加载，暂时无法打开。',
  },
  // Search dialog: its script did not come
  searchAwayText: {
    en: 'Search did not load. It goes on when the network is back; otherwise reload the page.',
    zh: '搜索加载失败，网络恢复后会自动继续。如仍未恢复，请刷新页面。',
  },
  // First stop of Tab on every page
  skipToContent: { en: 'Skip to content', zh: '跳到正文' },
  // Header: names for screen readers. navMenu opens the menu up to 768 px, moreLinks the social links beyond the fifth
  mainNav: { en: 'Main', zh: '主导航' },
  navMenu: { en: 'Site menu', zh: '站点菜单' },
  darkTheme: { en: 'Dark theme', zh: '深色主题' },
  socialLinks: { en: 'Rsdoctor on other sites', zh: 'Rsdoctor 的其他渠道' },
  moreLinks: { en: 'More links', zh: '更多链接' },
  // Doc page: names of the sidebar, and of the line above the title that says where the page stands, for screen readers
  sidebarLabel: { en: 'Pages of this section', zh: '本栏目的文档' },
  trailText: { en: 'Breadcrumbs', zh: '面包屑导航' },
  // Head of the sidebar: beside the version that the site documents, leads to the page about the next version
  versionNextText: { en: 'What about 2.x?', zh: '2.x 有什么不同？' },
  // Head of the sidebar: above the switch between Rspack 2, Rspack 1 and webpack
  bundlerText: { en: 'Show for', zh: '按打包工具显示' },
  // Doc page: name of the list of headings, for screen readers
  outlineLabel: { en: 'On this page', zh: '本页目录' },
  // Header: menus of languages and versions
  languagesText: { en: 'Languages', zh: '语言' },
  // Between a name and its value
  colonText: { en: ': ', zh: '：' },
  versionsText: { en: 'Versions', zh: '版本' },
  // Doc page under 1280 px: button that opens the sidebar
  menuTitle: { en: 'Menu', zh: '菜单' },
  outlineTitle: { en: 'ON THIS PAGE', zh: '目录' },
  scrollToTopText: { en: 'Back to top', zh: '回到顶部' },
  // Doc page: button below the outline, copies the page's Markdown
  copyMarkdownText: { en: 'Copy page as Markdown', zh: '复制 Markdown' },
  // Doc page: the same button for two seconds after copying, spoken and shown
  copyMarkdownDone: { en: 'Copied', zh: '已复制' },
  // Doc page: the same button when the Markdown could not be fetched or copied, spoken and shown
  copyMarkdownFailed: { en: 'Could not copy', zh: '复制失败' },
  // Doc page: name of the button beside it for screen readers, the entries of its menu, and what an assistant is asked
  pageMenuText: { en: 'More for this page', zh: '本页的更多操作' },
  viewMarkdownText: { en: 'View as Markdown', zh: '查看 Markdown' },
  openInText: { en: 'Open in {{name}}', zh: '在 {{name}} 中打开' },
  askText: { en: 'Read {{url}}', zh: '阅读 {{url}}' },
  // Doc page: footer, with a link to the form about a wrong page
  wrongPageText: { en: 'Tell us what is wrong or missing', zh: '反馈错误或缺失的内容' },
  lastUpdatedText: { en: 'Last Updated', zh: '最后更新于' },
  prevPageText: { en: 'Previous Page', zh: '上一页' },
  nextPageText: { en: 'Next Page', zh: '下一页' },
  // Doc page: spoken name of the links to the previous and the next page
  docPagerText: { en: 'Previous and next page', zh: '上一页和下一页' },
  editLinkText: { en: 'Edit this page', zh: '编辑本页' },
  // Overview page, and table with many rows: the filter
  'overview.filterNameText': { en: 'Filter', zh: '筛选' },
  'overview.filterPlaceholderText': { en: 'Enter keyword', zh: '输入关键词' },
  'overview.filterNoResultText': { en: 'No matching API found: {{keyword}}', zh: '没有匹配的页面：{{keyword}}' },
  // Overview page: name of the group of pages that no sidebar group holds
  overviewOthers: { en: 'Others', zh: '其他' },
  // Overview page: number of pages that match the filter, spoken and shown beside it
  overviewFoundText: { en: 'Pages found: {{count}}', zh: '找到 {{count}} 个页面' },
  codeButtonGroupCopyButtonText: { en: 'Copy code', zh: '复制代码' },
  codeButtonGroupWrapButtonText: { en: 'Toggle code wrap', zh: '切换自动换行' },
  // Code block: spoken and shown for two seconds after copying
  codeCopied: { en: 'Copied', zh: '已复制' },
  // Code block: prompt when the browser does not let the page copy; {key} is the key that copies
  codeCopyPrompt: { en: 'Copy to clipboard: {key}, Enter', zh: '按 {key} 复制，然后按回车键' },
  // Install commands: spoken name of the list of package managers
  packageManagerText: { en: 'Package manager', zh: '包管理器' },
  // Image of a doc page: spoken name of what a click does; alt is the image's own text
  zoomImageText: { en: 'Zoom image: {{alt}}', zh: '放大图片：{{alt}}' },
  zoomCloseText: { en: 'Close image', zh: '关闭图片' },
  // Two pictures, one over the other: what the first and the second show, and the spoken name of the line between them
  compareBefore: { en: 'Before', zh: '优化前' },
  compareAfter: { en: 'After', zh: '优化后' },
  compareText: { en: 'Line between before and after', zh: '优化前后的分隔线' },
  // Live report: link that opens it
  demoOpenText: { en: 'Open the live report', zh: '打开示例报告' },
  // Below a picture of the report: link that opens the live report in its place
  liveTryText: { en: 'Try it here', zh: '在这里试试' },
  // Live report in the place of a picture: its title
  liveTitle: { en: 'Live report', zh: '示例报告' },
  // Beside "Try it here", while the reader has a report of their own open in this tab: shows the same screen of that
  liveOwnText: { en: 'Show my numbers', zh: '查看我的报告' },
  // Its title then
  liveOwnTitle: { en: 'Your report', zh: '你的报告' },
  // While it loads, over the picture
  liveOpening: { en: 'Opening the report', zh: '正在打开报告' },
  // The choice between the next two, for screen readers: the whole width of the report, or its real size
  liveSize: { en: 'Size of the report', zh: '报告的显示大小' },
  liveFit: { en: 'Fit', zh: '适应宽度' },
  liveFull: { en: '100%', zh: '原始大小' },
  liveLarge: { en: 'Full screen', zh: '全屏' },
  liveClose: { en: 'Close', zh: '关闭' },
  // When it did not load; the link that opens it on its own page follows
  liveFailed: { en: 'The report did not load.', zh: '报告加载失败。' },
  // Table: spoken name of the frame that scrolls
  tableText: { en: 'Table', zh: '表格' },
  // List of rules: spoken names of the two choices, what chooses all, and what to type into the field
  ruleSeverityText: { en: 'Severity', zh: '严重程度' },
  ruleSeverityAllText: { en: 'Any severity', zh: '不限严重程度' },
  ruleBundlerText: { en: 'Bundler', zh: '打包工具' },
  ruleBundlerAllText: { en: 'Any bundler', zh: '不限打包工具' },
  ruleFilterText: { en: 'Code or keyword', zh: '编号或关键词' },
  // Callouts without a title of their own
  'callout.tip': { en: 'Tip', zh: '提示' },
  'callout.note': { en: 'Note', zh: '说明' },
  'callout.important': { en: 'Important', zh: '重要' },
  'callout.info': { en: 'Info', zh: '信息' },
  'callout.warning': { en: 'Warning', zh: '注意' },
  'callout.caution': { en: 'Caution', zh: '小心' },
  'callout.danger': { en: 'Danger', zh: '危险' },
  'callout.details': { en: 'Details', zh: '详情' },
  // Doc page without JavaScript: link where a section was that has moved
  movedText: { en: 'This section has moved', zh: '本节内容已移至其他位置' },
  // In place of a part with state (an island) whose script did not come
  partFailed: { en: 'This part of the page did not load.', zh: '本页的部分内容加载失败。' },
  partRetry: { en: 'Try again', zh: '重试' },
  // 404 page
  notFoundText: { en: 'PAGE NOT FOUND', zh: '页面未找到' },
  takeMeHomeText: { en: 'Take me home', zh: '返回首页' },
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
  // Home page: heading above the readers' tasks; 404 page: spoken name of the same list
  tasksTitle: TASKS_TITLE,
  // 404 page: spoken name of the links below
  notFoundLinksText: { en: 'Other places to go', zh: '其他页面' },
} satisfies Record<string, { en: string; zh: string }>;

export type TextKey = keyof typeof texts;
