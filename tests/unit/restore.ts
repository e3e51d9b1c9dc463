/** The unit tests share a process: a clock that one file has set would tell the next file a wrong time. */
import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});
