/** The client that DocSearch's dialog gets. */
import type { DocSearchTransformClient } from '@docsearch/react';
import { type Ask, pause, type Request, type Response } from './ask.ts';

/** DocSearch's stall timer: an error that is set earlier is overwritten by `stalled`. */
const STALL = 300;

const NOTHING: Response = { results: [{ hits: [], nbHits: 0 }] };

/** The dialog shows its error screen for this name only. */
class RetryError extends Error {
  override name = 'RetryError';
}

interface ClientOptions {
  ask: Ask;
  /** True while an input method composes: what stands in the input then is not a query yet. */
  isComposing: () => boolean;
}

/**
 * A client for DocSearch whose errors stay on screen. DocSearch 3.9.0 sets `error` in a `catch` and `idle` right
 * after it, when the promise settles; so a failed answer runs the `catch` once the stall timer is over, and never
 * settles.
 */
export function dialogClient(
  client: DocSearchTransformClient,
  { ask, isComposing }: ClientOptions,
): DocSearchTransformClient {
  let last = 0;
  const never = () => new Promise<never>(() => undefined);
  const search = ({ requests }: { requests: Request[] }) => {
    const mine = ++last;
    const started = Date.now();
    const request = requests[0]!;
    const answer = isComposing() ? never() : request.query.trim() ? ask(request) : Promise.resolve(NOTHING);
    const showError = (handler: (error: Error) => unknown) => async (cause: unknown) => {
      await pause(Math.max(0, STALL + 50 - (Date.now() - started)));
      if (mine === last) {
        try {
          handler(new RetryError(String(cause)));
        } catch {
          // The handler rethrows after it has set the status.
        }
      }
      return never();
    };
    return Object.assign(answer, {
      catch: (handler: (error: Error) => unknown) => answer.then((response) => response, showError(handler)),
    });
  };
  return { ...client, search: search as unknown as DocSearchTransformClient['search'] };
}
