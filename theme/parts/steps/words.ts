/** What the fields for the reader's own numbers say. */
import type { Lang } from '../../site.ts';

interface Words {
  title: Record<Unit, string>;
  before: string;
  after: string;
  /** How both compare; `share` is in per cent, with its sign. */
  less: (share: string) => string;
  more: (share: string) => string;
  same: string;
  /** The numbers are those of an open report. */
  fromReport: Record<Unit, string>;
}
export type Unit = 's' | 'MB';

export const words: Readonly<Record<Lang, Words>> = {
  en: {
    title: { s: 'Your build, in seconds', MB: 'Your largest initial file, in MB' },
    before: 'Before',
    after: 'After',
    less: (share) => `${share} less`,
    more: (share) => `${share} more`,
    same: 'no change',
    fromReport: { s: 'Compile of your open report', MB: 'from your open report' },
  },
  zh: {
    title: { s: '你的构建耗时（秒）', MB: '你最大的初始文件（MB）' },
    before: '修改前',
    after: '修改后',
    less: (share) => `减少 ${share}`,
    more: (share) => `增加 ${share}`,
    same: '没有变化',
    fromReport: { s: '取自已打开报告的 Compile', MB: '取自已打开的报告' },
  },
};
