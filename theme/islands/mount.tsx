/** Makes React components islands. */
import { type ComponentType, useEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

/** What an island gets from the page. */
export interface IslandContext {
  /** Called when the island throws, at any time. */
  onFail: () => void;
  /** Address of a script that the island starts as a worker. */
  chunkUrl: (name: string) => string;
}

/** Starts an island in its element; resolves when it listens. */
export type Mount = (element: HTMLElement, props: object, context: IslandContext) => Promise<void>;

/** Resolves when React has attached its listeners to the elements beside this one. */
function Started({ onStart }: { onStart: () => void }) {
  useEffect(onStart, [onStart]);
  return null;
}

/** Makes a component an island. @param more props that only the browser knows */
export const mountOf =
  <Props extends object>(Part: ComponentType<Props>, more: (context: IslandContext) => Partial<Props>): Mount =>
  (element, props, context) =>
    new Promise((resolve) => {
      const island = (
        <>
          <Part {...({ ...props, ...more(context) } as Props)} />
          <Started onStart={resolve} />
        </>
      );
      const options: RootOptions = {
        onUncaughtError(error) {
          console.warn('An island failed:', error);
          context.onFail();
        },
      };
      if (element.firstChild) hydrateRoot(element, island, options);
      else createRoot(element, options).render(island);
    });
