import type { Lang } from '../../../theme/site.ts';

/**
 * The words of the reference tables that are not descriptions. They are used at build time, so no browser loads them.
 */
export const tableTexts = {
  // Header of the first column of an option table
  option: { en: 'Option', zh: '配置项' },
  // Header: type of an option
  type: { en: 'Type', zh: '类型' },
  // Header: value without a setting
  default: { en: 'Default', zh: '默认值' },
  // Header: our sentence
  description: { en: 'Description', zh: '说明' },
  // Header: code of a rule
  code: { en: 'Code', zh: '编号' },
  // Header: name of a rule
  rule: { en: 'Rule', zh: '规则' },
  // Header: category of a rule
  category: { en: 'Category', zh: '分类' },
  // Header: default level of a rule
  level: { en: 'Level', zh: '严重程度' },
  // Header: bundlers on which a rule raises alerts
  firesOn: { en: 'Fires on', zh: '打包工具' },
  // In that column: no bundler
  firesNever: { en: 'Never', zh: '不会触发' },
  // Link to the alerts of a rule in the live report
  seeAlert: { en: 'See {{count}} alert live', zh: '查看 {{count}} 条告警' },
  seeAlerts: { en: 'See {{count}} alerts live', zh: '查看 {{count}} 条告警' },
  // Header: command of the CLI
  command: { en: 'Command', zh: '命令' },
  // Header: flag of a command
  flag: { en: 'Flag', zh: '参数' },
  // Header: value that a flag takes
  value: { en: 'Value', zh: '值' },
  // In front of a description
  deprecated: { en: 'Deprecated.', zh: '已废弃。' },
  // In front of a description
  rspackOnly: { en: 'Rspack only.', zh: '仅支持 Rspack。' },
  // In front of a description
  webpackOnly: { en: 'webpack only.', zh: '仅支持 webpack。' },
  // In front of a description; followed by a version
  since: { en: 'Since {{version}}.', zh: '{{version}} 起支持。' },
  // In front of a description, and a line of its own under an option's heading
  multipleOnly: { en: 'Multiple plugins only.', zh: '仅支持 Multiple 插件。' },
  // A line under an option's heading: the name of the fact, and what it is
  fact: { en: '{{name}}: ', zh: '{{name}}：' },
  // The fact that says since which version an option exists
  sinceVersion: { en: 'Since', zh: '起始版本' },
  // Default of an option that has no value until it is set
  notSet: { en: 'not set', zh: '不设置' },
  // Between a default and what is to be said about it
  and: { en: ', ', zh: '，' },
  // A flag's value that may be left out
  optionalValue: { en: '{{value}} (optional)', zh: '{{value}}（可省略）' },
} satisfies Record<string, Record<Lang, string>>;

/** A text in a language, with its placeholders filled. */
export function tableText(
  key: keyof typeof tableTexts,
  language: Lang,
  values: Readonly<Record<string, string>> = {},
): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, value),
    tableTexts[key][language],
  );
}
