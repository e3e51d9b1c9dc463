/** What scripts of a site's parts may use. Their bundles take from here what they name, and nothing else (package.json). */
export { styleSheet } from './client/adopt.ts';
export { chooseName, chosenName, isFor, onChoice, shareNames } from './client/choices.ts';
export { storageKey } from './client/chosen.ts';
export { chunkUrl, idleChunks, loadChunk, withChunk } from './client/chunks.ts';
export { pageLang, text } from './client/config.ts';
export { copyToClipboard } from './client/copy.ts';
export { element } from './client/element.ts';
export { type Mount, mountOf } from './client/mount.tsx';
export { follow, keepIslandsWhile, setAddress } from './client/navigate.ts';
export { INTENT, isForBrowser, on } from './client/on.ts';
export { afterPaint, onPage, prefersStill } from './client/page.ts';
export { shownPicture } from './client/shown.ts';
export { shownTheme } from './client/theme.ts';
export { attachSearch } from './parts/search/chunk.ts';
