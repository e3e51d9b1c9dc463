/** For checks and tests: compiles and draws a page as the build does. Apart, because it loads Rspress. */
export { withOwn } from './frame/layout/tags.ts';
export { type PageCompiler, pageCompiler } from './plugins/compile.ts';
export { type Drawable, drawPages } from './plugins/draw.ts';
export { toPlainTree } from './plugins/llms.ts';
