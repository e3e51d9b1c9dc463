/**
 * Starts the islands of a page: parts with state, which React runs in the browser (<part>.island.tsx). If one fails, the
 * rest of the page goes on working.
 */
import type { chunkUrl, loadChunk } from './chunks.ts';
import { element } from './element.ts';
import type { Mount } from './mount.tsx';
import type { keepIslandsWhile } from './navigate.ts';
import { onPage } from './page.ts';

declare global {
  /** Hashes of the islands by name. They stand in this script, because only pages with an island need them. */
  const __ISLANDS__: Record<string, string>;
}

/** Functions of the page's script, which has loaded this one. */
type Loader = [typeof chunkUrl, typeof loadChunk, typeof keepIslandsWhile];

/** Says that an island did not come, with a button that tries again. */
function showFailure(island: HTMLElement, loader: Loader): void {
  const { failed = '', retry = '' } = island.dataset;
  // `start` removes this message.
  const onclick = () => void start(island, loader);
  const button = element('button', { type: 'button', onclick }, retry);
  island.after(element('p', { role: 'alert' }, failed, ' ', button));
}

/** Running islands with what ends them. */
const running = new Map<HTMLElement, () => void>();
// One listener for all: a listener of each island would keep the page that it stood in.
onPage(() => {
  for (const [island, end] of running)
    if (!island.isConnected) {
      running.delete(island);
      end();
    }
});

/** Fetches and starts an island. */
async function start(island: HTMLElement, loader: Loader): Promise<void> {
  const { island: name = '', props = '{}' } = island.dataset;
  if (island.dataset.state && island.dataset.state !== 'failed') return;
  island.dataset.state = 'loading';
  // This may be another try, by touch or by the button of the message.
  const { nextElementSibling: message } = island;
  if (message?.role === 'alert') message.remove();
  const fail = () => {
    island.dataset.state = 'failed';
    showFailure(island, loader);
  };
  try {
    const [chunkUrl, loadChunk, keepIslandsWhile] = loader;
    const { mount } = await loadChunk<{ mount: Mount }>(name, __ISLANDS__[name]);
    const context = { chunkUrl, loadChunk, keepIslandsWhile, onFail: fail };
    running.set(island, await mount(island, JSON.parse(props), context));
    island.dataset.state = 'ready';
  } catch (error) {
    console.warn(`The island "${name}" did not start:`, error);
    fail();
  }
}

/** Starts the islands of the page, and again at a touch those that failed. */
export function startIslands(...loader: Loader): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    void start(island, loader);
    for (const type of ['pointerdown', 'focusin']) island.addEventListener(type, () => void start(island, loader));
  }
}
