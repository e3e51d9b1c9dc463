/** Fetches from hosts and networks that may never answer. Whoever reads an answer checks its content. */

/** Timeout of a request in ms, its body included. */
export const PATIENCE_MS = 20_000;

/**
 * `fetch` with a timeout, and the theme's only call of it. A `signal` in `init` replaces the timeout.
 * @throws as `fetch` does, and a DOMException `TimeoutError`
 */
export const request = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), ...init });
