/** The hosted service with the local engine behind it. */
import { type Ask, pause } from './ask.ts';
import { failureOf, remember } from './down.ts';

/** A service that does not answer for this long is not waited for: one host that stalls, and the next one's answer. */
const PATIENCE = 3000;
/** The name under which the service as a whole is remembered to have failed. */
const SERVICE = '';

interface Fallback {
  service: Ask;
  local: Ask;
  /** Told after each answer whether the local engine stood in. */
  onAnswer?: (fromLocal: boolean) => void;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
}

/**
 * Asks the service; when it fails or is too slow, the local engine, and then that one alone for two minutes. What is asked
 * while the service is silent waits no longer than what was asked first. Rejects when both fail.
 */
export function withFallback({ service, local, onAnswer, now = Date.now, wait = pause }: Fallback): Ask {
  let silentSince: number | undefined;
  return async (request) => {
    const askLocal = async () => {
      const response = await local(request);
      onAnswer?.(true);
      return response;
    };
    if (failureOf(SERVICE)) return askLocal();
    silentSince ??= now();
    const deadline = silentSince + PATIENCE;
    const answered = service(request).then(
      (response) => {
        silentSince = undefined;
        remember(SERVICE);
        return response;
      },
      (error: unknown) => {
        silentSince = undefined;
        remember(SERVICE, 'down');
        throw error;
      },
    );
    try {
      const response = await Promise.race([
        answered,
        wait(Math.max(0, deadline - now())).then(() => {
          throw new Error('The search service is too slow');
        }),
      ]);
      onAnswer?.(false);
      return response;
    } catch {
      remember(SERVICE, 'timed out');
      // A late failure must not surface as an unhandled rejection.
      answered.catch(() => undefined);
      return askLocal();
    }
  };
}
