/** Makes React components islands. */
import { type ComponentType, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

/** What an island gets from the page. */
export interface IslandContext {
  /** Called when the island throws, at any time. */
  onFail: () => void;
  /** Address of a script that the island starts as a worker. */
  chunkUrl: (name: string) => string;
  /** Imports a script, once; rejects if it does not come. */
  loadChunk: (name: string) => Promise<unknown>;
  /** Tells the navigation when the island has something that a full load of a page would lose. */
  keepIslandsWhile: (keeps: () => boolean) => void;
}

/** Starts an island in its element; resolves when it listens, with the function that ends it. */
export type Mount = (element: HTMLElement, props: object, context: IslandContext) => Promise<() => void>;

/** Calls back once React has attached its listeners to the parts beside this one. */
function Started({ onStart }: { onStart: () => void }) {
  useEffect(onStart, [onStart]);
  return null;
}

/** Makes a component an island. @param more props that only the browser knows */
export const mountOf =
  <Props extends object>(Part: ComponentType<Props>, more: (context: IslandContext) => Partial<Props>): Mount =>
  (element, props, context) =>
    new Promise((resolve) => {
      const started = () => resolve(() => root.unmount());
      const island = (
        <>
          <Part {...({ ...props, ...more(context) } as Props)} />
          <Started onStart={started} />
        </>
      );
      const options: RootOptions = {
        onUncaughtError(error) {
          console.warn('An island failed:', error);
          context.onFail();
        },
      };
      const root: Root = element.firstChild ? hydrateRoot(element, island, options) : createRoot(element, options);
      if (!element.firstChild) root.render(island);
    });
