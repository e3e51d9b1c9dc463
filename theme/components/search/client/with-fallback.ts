/** The hosted service with the local engine behind it. */
import { type Ask, pause } from './ask.ts';

/** A service that does not answer for this long (its read time-out) is not waited for. */
const PATIENCE = 2000;
/** And is left alone for this long after all of its hosts have failed. */
const PAUSE = 120_000;

interface Fallback {
  service: Ask;
  local: Ask;
  /** Told after each answer whether the local engine stood in. */
  onAnswer?: (fromLocal: boolean) => void;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
}

/** Asks the service; when it fails or is too slow, the local engine. Rejects when both fail. */
export function withFallback({ service, local, onAnswer, now = Date.now, wait = pause }: Fallback): Ask {
  let quietUntil = 0;
  return async (request) => {
    const askLocal = async () => {
      const response = await local(request);
      onAnswer?.(true);
      return response;
    };
    if (now() < quietUntil) return askLocal();
    const answered = service(request).then(
      (response) => {
        quietUntil = 0;
        return response;
      },
      (error: unknown) => {
        quietUntil = now() + PAUSE;
        throw error;
      },
    );
    try {
      const response = await Promise.race([
        answered,
        wait(PATIENCE).then(() => {
          throw new Error('The search service is too slow');
        }),
      ]);
      onAnswer?.(false);
      return response;
    } catch {
      // A late failure must not surface as an unhandled rejection.
      answered.catch(() => undefined);
      return askLocal();
    }
  };
}
