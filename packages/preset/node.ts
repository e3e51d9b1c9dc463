/** For checks, servers and tests of a site: how it compiles and draws a page, and what stands in a built one. */
export { chosenIndex, storageKey } from './client/chosen.ts';
export { DARK_CLASS, PROGRESS_ID, ROOT_ID, TABS_KEY, TEXT_CLASS, THEME_KEY, VISITED_KEY } from './names.ts';
export { buildInputs, pluginFiles } from './plugins/build-inputs.ts';
export { bundle } from './plugins/bundle.ts';
export { LINE, type PageCompiler, pageCompiler } from './plugins/compile.ts';
export { type Drawable, drawPages } from './plugins/draw.ts';
export { attribute, type Element, elementsIn, HtmlPage, htmlText, type Node } from './plugins/html-page.ts';
export { toPlainTree } from './plugins/llms.ts';
export { SITE_DATA_MODULE } from './plugins/navigation.ts';
export { allNotices, licensesFile } from './plugins/publish/licenses.ts';
export { inlineScriptHashes, pagePolicy } from './plugins/publish/policy.ts';
export { redirectFaults } from './plugins/publish/redirects.ts';
export { chunksOf, pageScript, scriptTexts } from './plugins/scripts.ts';
export { PATIENCE_MS } from './untrusted.ts';
