import { CJK, indexTerms } from './tokenize.ts';

/**
 * Words that readers use for the same topic. Each word also finds the others of its group, with less weight. A word that
 * only one page means belongs in the `keywords` frontmatter of that page. They travel in the index, so that no script has them.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  'install installation setup 安装 接入',
  'start started begin tutorial 开始 上手 入门 起步 快速上手 快速开始',
  'introduction intro overview 介绍 简介 概览',
  'command cli terminal shell 命令行 命令 终端 命令列',
  'lint linter rule check 规则 检查 校验 检测',
  'telemetry upload tracking privacy 上报 上传 隐私',
  'disable off skip ignore exclude silence mute suppress hide 关闭 禁用 忽略 跳过 屏蔽 隐藏 去掉',
  'enable on 开启 启用 打开',
  'memory oom heap 内存 溢出',
  'slow speed performance time duration cost 慢 太慢 耗时 时间 性能 速度',
  'size volume weight large big 体积 大小 过大 太大 包大小 包体积',
  'gzip compressed compression 压缩',
  'duplicate duplicated repeated multiple 重复 冗余 多版本 多份 重复依赖 重复打包 重复包 两份',
  'compare diff comparison difference regression 对比 比较 差异 基线 基准',
  'timeline chart gantt waterfall flame 时序 时间线 火焰图',
  'treemap 树图 矩形树图 树状图',
  'output artifact asset bundle emit 产物 产物文件 输出 资源 静态资源 打包结果',
  'dependency package import 依赖 引用 套件',
  'reason why imported importer 原因 引入 被谁 引用者 引用原因 引用来源 导入者',
  'config configuration option setting parameter 配置 选项 参数 设定',
  'error warning alert problem issue 告警 预警 报警 警报 报错 错误 警告',
  'migrate migration upgrade v2 迁移 升级',
  'ci cicd pipeline action workflow 流水线 持续集成',
  'ai llm agent mcp assistant 大模型 智能 智能体',
  'source code 源码 代码 源代码 程式码 源码映射',
  'term terminology glossary concept 术语 名词 概念',
  'workaround bypass 绕过 规避 临时解决方案',
  'faq question troubleshooting trouble 问题 疑问 排查',
  'split splitting chunk 分包 拆包 代码分割 拆分',
  'initial entry first 首屏 初始 入口',
  'port server localhost 端口 服务',
  'resolve resolver path alias 解析 路径 别名',
  'plugin hook tapable 插件 钩子',
  'compile build compilation 编译 构建 打包 建置',
  'syntax ecma es5 es6 browserslist 语法 降级 兼容',
  'custom customize own extend 自定义 定制 扩展',
  'type mode lite brief 模式 类型',
  'name filename file 文件名 名称 档案',
  'folder directory dir path 目录 文件夹',
  'changelog release version changed new 发布 更新 版本 日志',
  'count number times call 次数 数量 调用',
  'unused shaking dead side 未使用 摇树 树摇 死代码 副作用',
  'hang stuck exit freeze process 卡住 卡死 退出 进程',
  'module 模块 模组',
  'loader 加载器',
  'bailout 优化退出 放弃优化',
  'third-party 第三方包 第三方库 三方库 三方包 第三方',
  'bundler 打包工具 打包器 构建工具',
  'pr 合并请求',
  'project 项目 工程 专案',
  'share html static 分享 静态',
  'rebuild hmr watch 热更新 重新构建 增量构建 再次构建 监听',
  'phone mobile 手机',
  'leak outside external supplier 泄露 外部 外发 供应商',
  'offline internet intranet air-gapped 离线 断网 内网 外网 联网',
  'production prod live 生产 线上 生产环境',
  'forbid ban disallow prevent enforce 禁止 不允许',
  'zero 0',
  'blank empty 空白 为空',
  'shrink reduce smaller 减小 减少 缩小 瘦身',
].map((group) => group.split(' '));

/** The words of all topics that a text names. */
export function topicWords(text: string): string[] {
  const terms = new Set(indexTerms(text));
  const isNamed = (word: string) => (CJK.test(word) ? text.includes(word) : terms.has(indexTerms(word)[0]!));
  return SYNONYMS.filter((group) => group.some(isNamed)).flat();
}
