/**
 * Starts the islands of a page: parts with state, which React runs in the browser (theme/islands). An island is fetched
 * when it is near the window, touched or focused. Its failure does not reach the rest of the page.
 */
import type { IslandName } from '../islands/index.tsx';
import type { chunkUrl, loadChunk } from './chunks.ts';

/** Functions of the client script, which has loaded this one. */
interface Loader {
  chunkUrl: typeof chunkUrl;
  loadChunk: typeof loadChunk;
}

/** How far below the window an island may be when it is fetched, in px: about a screen. */
const NEAR = '600px';

/** Says that an island did not come, with a button that tries again. */
function showFailure(island: HTMLElement, loader: Loader): void {
  const message = document.createElement('p');
  message.role = 'alert';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = island.dataset.retry ?? '';
  retry.addEventListener('click', () => {
    message.remove();
    void start(island, loader);
  });
  message.append(island.dataset.failed ?? '', ' ', retry);
  island.after(message);
}

/** Fetches and starts an island, and then repeats a click that came before it could listen. */
async function start(island: HTMLElement, loader: Loader): Promise<void> {
  const { island: name = '', props = '{}' } = island.dataset;
  if (island.dataset.state) return;
  island.dataset.state = 'loading';
  // A touch starts a failed island again, whose message must go before another one comes.
  const { nextElementSibling: message } = island;
  if (message?.role === 'alert') message.remove();
  let touched: HTMLElement | undefined;
  const keep = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('button, summary');
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    touched = control;
  };
  island.addEventListener('click', keep, true);
  const fail = () => {
    delete island.dataset.state;
    showFailure(island, loader);
  };
  try {
    const { mount } = await loader.loadChunk(name as IslandName);
    await mount(island, JSON.parse(props), {
      onFail: fail,
      chunkUrl: (chunk) => loader.chunkUrl(chunk),
    });
    island.dataset.state = 'ready';
  } catch (error) {
    console.warn(`The island "${name}" did not start:`, error);
    fail();
  }
  island.removeEventListener('click', keep, true);
  if (island.dataset.state === 'ready' && touched?.isConnected) touched.click();
}

/** Starts the islands of the page when the reader comes near. */
export function startIslands(loader: Loader): void {
  const view = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        // One that fails changes its size, and must not start again before the reader has seen the message.
        view.unobserve(target);
        void start(target as HTMLElement, loader);
      }
    },
    { rootMargin: NEAR },
  );
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    view.observe(island);
    for (const type of ['pointerdown', 'focusin']) island.addEventListener(type, () => void start(island, loader));
  }
}
