/**
 * What comes from outside the code of the page: answers of servers, stored values, addresses, messages. It may have any
 * shape, be stale or hostile, or never come: whoever takes some of it asks for it, and looks at it, with what is here.
 * Every page loads what the boot scripts use of it.
 */

/** Milliseconds that an answer may take, its body included: what is not here by then will not come. */
export const PATIENCE_MS = 20_000;

/**
 * `fetch` with a limit of time, and the only one of the theme; who gives a `signal` sets the limit.
 * @throws as `fetch` does, and a DOMException `TimeoutError`
 */
export const request = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), ...init });

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has fields: an object, and no list. */
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
