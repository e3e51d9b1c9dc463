/**
 * Words that readers use for the same thing, by topic of this site. A word of a group also finds the others, with less weight.
 * What only one page means belongs into that page's `keywords` frontmatter instead.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['install', 'setup', 'installation', '安装', '接入'],
  ['command', 'cli', 'terminal', '命令行', '命令'],
  ['lint', 'rule', 'linter', '规则'],
  ['telemetry', 'upload', 'tracking', 'privacy', '上报', '上传'],
  ['disable', 'turn off', 'skip', '关闭', '禁用'],
  ['enable', 'turn on', '开启', '启用'],
  ['memory', 'oom', 'heap', '内存'],
  ['slow', 'time', 'duration', 'cost', '耗时', '时间'],
  ['size', 'volume', '体积', '大小'],
  ['duplicate', 'repeated', '重复'],
  ['compare', 'diff', 'comparison', '对比', '比较', '差异'],
  ['chart', 'timeline', 'gantt', '时序', '时间线'],
  ['artifact', 'output', 'asset', 'bundle', '产物'],
  ['package', 'dependency', 'module', '依赖', '包'],
  ['config', 'configuration', 'option', 'setting', '配置', '选项'],
  ['error', 'warning', 'alert', '告警', '预警', '报错', '错误', '警告'],
  ['migrate', 'upgrade', 'migration', '迁移', '升级'],
  ['ci', 'pipeline', 'cicd', '流水线', '持续集成'],
  ['ai', 'llm', 'agent', 'mcp'],
  ['source', 'code', '源码', '代码'],
  ['glossary', 'terminology', 'term', '术语', '名词'],
  ['faq', 'question', 'troubleshooting', '问题', '疑问'],
  ['split', 'chunk', '分包', '拆包'],
];
