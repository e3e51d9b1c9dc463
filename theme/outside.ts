/**
 * Untrusted data: answers of servers, stored values, addresses, messages. They may have any shape, be stale or hostile,
 * or never arrive. Code that reads them requests and checks them with these functions. Every page loads the functions
 * that the client script uses.
 */

/** Timeout of a request in ms, its body included. */
export const PATIENCE_MS = 20_000;

/**
 * `fetch` with a timeout, and the theme's only call of it. A `signal` in `init` replaces the timeout.
 * @throws as `fetch` does, and a DOMException `TimeoutError`
 */
export const request = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), ...init });

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object and no array. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether an address leads to this site: `javascript:` and `//host/` do not. */
export function isOwnAddress(address: unknown, origin: string): address is string {
  if (!isText(address) || !(address.startsWith('/') || address.startsWith(`${origin}/`))) return false;
  try {
    return new URL(address, origin).origin === origin;
  } catch {
    return false;
  }
}
