/** Requests that do not wait forever. Every page loads this. */

/** Milliseconds that an answer may take, its body included: what is not here by then will not come. */
export const PATIENCE_MS = 20_000;

/**
 * `fetch` with a limit of time, and the only one of the theme; who gives a `signal` sets the limit.
 * @throws as `fetch` does, and a DOMException `TimeoutError`
 */
export const request = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), ...init });
