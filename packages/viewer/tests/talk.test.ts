import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE_MS } from '../address.ts';
import { Talk } from '../work/talk.ts';

/** A worker that the test answers for. */
class FakeWorker {
  static last: FakeWorker;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  postMessage = vi.fn();
  terminate = vi.fn();
  constructor() {
    FakeWorker.last = this;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a worker that has started may take as long as it needs', async () => {
  const talk = new Talk<string>('/worker.js');
  FakeWorker.last.onmessage({ data: { type: 'started' } });
  const answer = talk.ask('?', 'parts');
  vi.advanceTimersByTime(PATIENCE_MS * 3);
  FakeWorker.last.onmessage({ data: { type: 'parts', parts: {} } });
  expect(await answer).toEqual({ type: 'parts', parts: {} });
});

test('a worker whose script does not come is given up', async () => {
  const answer = new Talk<string>('/worker.js').ask('?', 'parts');
  vi.advanceTimersByTime(PATIENCE_MS);
  await expect(answer).rejects.toMatchObject({ code: 'worker' });
});
