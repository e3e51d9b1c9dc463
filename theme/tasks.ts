/** What readers come for. The 404 page and the empty search dialog link to the pages that answer it. */
export interface Task {
  en: string;
  zh: string;
  /** Route without the language. */
  link: string;
}

/** Heading above the tasks. */
export const TASKS_TITLE = { en: 'What brings you here?', zh: '你想解决什么问题？' };

export const TASKS: readonly Task[] = [
  { en: 'My bundle is too large', zh: '产物体积太大', link: '/guide/start/large-bundle' },
  { en: 'My build is too slow', zh: '构建太慢', link: '/guide/start/slow-build' },
  {
    en: 'A package is in the bundle twice',
    zh: '产物中有重复包',
    link: '/guide/rules/rules#e1001-duplicate-packages',
  },
  { en: 'What did my change add?', zh: '这次改动增加了什么', link: '/guide/usage/bundle-diff' },
  { en: 'I want size checks in CI', zh: '在 CI 中检查体积', link: '/guide/start/cicd' },
  { en: 'Why is this module in there?', zh: '某个模块为什么会进入产物', link: '/guide/usage/module-analysis' },
];
