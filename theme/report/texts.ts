/** Texts around the live report. Scripts take them from here: theme/i18n.ts would bring all texts of the site. */
import type { Lang } from '../site.ts';

/** The comments say where readers meet them. */
export const liveWords = {
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
  // For screen readers, when it is there; the sentence about the first number of the picture follows
  liveOpened: { en: 'The report is open.', zh: '报告已打开。' },
  // For screen readers and as a hint: buttons that lead to the numbers of the picture, one after the other
  livePrevious: { en: 'Previous number (←)', zh: '上一个编号（←）' },
  liveNext: { en: 'Next number (→)', zh: '下一个编号（→）' },
  // Button, pressed or not: the report has its real size, and not that of the panel
  liveFull: { en: '100%', zh: '原始大小' },
  liveLarge: { en: 'Full screen', zh: '全屏' },
  liveClose: { en: 'Close', zh: '关闭' },
  // When it did not load; the link that opens it on its own page follows
  liveFailed: { en: 'The report did not load.', zh: '报告加载失败。' },
} satisfies Record<string, Record<Lang, string>>;

/** Texts of the panel: what each is for, and its key above. The link that opens it carries them. */
export const LIVE_TEXTS = {
  title: 'liveTitle',
  own: 'liveOwnTitle',
  opening: 'liveOpening',
  opened: 'liveOpened',
  previous: 'livePrevious',
  next: 'liveNext',
  full: 'liveFull',
  large: 'liveLarge',
  close: 'liveClose',
  failed: 'liveFailed',
  open: 'demoOpenText',
} as const;

export type LiveTexts = Record<keyof typeof LIVE_TEXTS, string>;
