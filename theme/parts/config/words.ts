/** What "Add to my config" says, in both languages. */
import type { Conflict } from '@rsdoctor-docs/evidence/config';
import type { Lang } from '../../site.ts';

interface Words {
  /** Beside each tick; `addOne` is its spoken name. */
  add: string;
  addOne: (path: string) => string;
  title: string;
  count: (count: number) => string;
  added: (path: string) => string;
  removed: (path: string) => string;
  copy: string;
  show: string;
  clear: string;
  /** Options that change nothing for a bundler. */
  left: (paths: string, name: string) => string;
  conflicts: Record<Conflict['what'], (wins: string, loses: string) => string>;
  comma: string;
  failed: string;
  retry: string;
}

export const words: Readonly<Record<Lang, Words>> = {
  en: {
    add: 'Add to my config',
    addOne: (path) => `Add to my config: ${path}`,
    title: 'My config',
    count: (count) => `${count} ${count === 1 ? 'option' : 'options'}`,
    added: (path) => `${path} added.`,
    removed: (path) => `${path} removed.`,
    copy: 'Copy',
    show: 'Code',
    clear: 'Clear',
    left: (paths, name) => `${paths}: left out, because it changes nothing on ${name}.`,
    conflicts: {
      briefStoresNoCode: (_, loses) => `${loses} has no effect here: brief mode never stores the code of modules.`,
      serverPortWins: (wins, loses) => `${wins} wins over ${loses}. Keep one of them.`,
      serverEnds: (wins, loses) =>
        `${wins} closes the report server after the build, so ${loses} matters only until then.`,
      noModules: (wins) => `With ${wins} off, the rules that look at modules find nothing.`,
    },
    comma: ', ',
    failed: 'This part of the page did not load.',
    retry: 'Try again',
  },
  zh: {
    add: '加入我的配置',
    addOne: (path) => `加入我的配置：${path}`,
    title: '我的配置',
    count: (count) => `${count} 项`,
    added: (path) => `已加入 ${path}。`,
    removed: (path) => `已移除 ${path}。`,
    copy: '复制',
    show: '代码',
    clear: '清空',
    left: (paths, name) => `${paths} 在 ${name} 中不起作用，因此没有写入。`,
    conflicts: {
      briefStoresNoCode: (_, loses) => `Brief 模式始终不保存模块代码，${loses} 不起作用。`,
      serverPortWins: (wins, loses) => `${wins} 的优先级高于 ${loses}，保留其中一个即可。`,
      serverEnds: (wins, loses) => `${wins} 会在构建结束后关闭报告服务，${loses} 只在此之前有效。`,
      noModules: (wins) => `关闭 ${wins} 后，检查模块的规则不会再发现问题。`,
    },
    comma: '、',
    failed: '本页的部分内容加载失败。',
    retry: '重试',
  },
};
