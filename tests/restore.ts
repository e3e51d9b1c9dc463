/** Restores the clock after each test, because the unit tests share a process. */
import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});
