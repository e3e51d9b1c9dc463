/** For checks, servers and tests of a site: what it is made of, and what stands in a built page. */
export { chosenIndex, storageKey } from './client/chosen.ts';
export { DARK_CLASS, PROGRESS_ID, ROOT_ID, TABS_KEY, TEXT_CLASS, THEME_KEY, VISITED_KEY } from './names.ts';
export { bundle } from './plugins/bundle.ts';
export { HtmlPage } from './plugins/html-page.ts';
// What Rspress offers and this theme refuses: the faults of pages and configuration, and the table that they rest on.
export * from './plugins/offer/faults.ts';
export * as table from './plugins/offer/table.ts';
export { toPlainTree } from './plugins/plain-tree.ts';
export { allNotices, licensesFile } from './plugins/publish/licenses.ts';
export { inlineScriptHashes, pagePolicy } from './plugins/publish/policy.ts';
export { redirectFaults } from './plugins/publish/redirects.ts';
export { chunksOf, pageScript, scriptTexts } from './plugins/scripts.ts';
export { PATIENCE_MS } from './untrusted.ts';
