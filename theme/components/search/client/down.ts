/**
 * What has failed, and when: each host of the hosted service, and the service as a whole. Kept for the reader's visit, so
 * that the next opening of the dialog and the next page do not find it out again.
 */

/** A failure is remembered for this long; the service's own client has the same rule for hosts. */
const PAUSE = 120_000;

const KEY = 'search-down';

type Status = 'down' | 'timed out';

interface Failure {
  status: Status;
  since: number;
}

/** By the address of a host. */
type Failures = Record<string, Failure>;

const isFailure = (value: unknown): value is Failure => {
  const { status, since } = (value ?? {}) as Partial<Failure>;
  return (status === 'down' || status === 'timed out') && typeof since === 'number';
};

/** The failures of a stored text that still count; anything else in it is left out. */
export function parseFailures(stored: string | null, now: number): Failures {
  try {
    const entries = Object.entries((JSON.parse(stored ?? '{}') ?? {}) as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter(
        (entry): entry is [string, Failure] => isFailure(entry[1]) && Math.abs(now - entry[1].since) < PAUSE,
      ),
    );
  } catch {
    return {};
  }
}

/** Where storage is blocked, failures are known as long as the page. */
let inMemory: string | null = null;

function read(): Failures {
  let stored = inMemory;
  try {
    stored = sessionStorage.getItem(KEY);
  } catch {
    // The memory it is.
  }
  return parseFailures(stored, Date.now());
}

/** The failure of a host, or of the service (`''`); undefined when it has not failed lately. */
export const failureOf = (host: string): Failure | undefined => read()[host];

/** Remembers that a host failed just now; without a status, that it is well. */
export function remember(host: string, status?: Status): void {
  const failures = read();
  delete failures[host];
  if (status) failures[host] = { status, since: Date.now() };
  inMemory = JSON.stringify(failures);
  try {
    sessionStorage.setItem(KEY, inMemory);
  } catch {
    // The memory has it.
  }
}
