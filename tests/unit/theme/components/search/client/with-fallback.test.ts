import { describe, expect, test, vi } from 'vitest';
import type { Ask, Response } from '../../../../../../theme/components/search/client/ask.ts';
import { withFallback } from '../../../../../../theme/components/search/client/with-fallback.ts';

const answer = (url: string): Response => ({ results: [{ hits: [{ url }], nbHits: 1 }] });
const request = { query: 'q' };
const never: Ask = () => new Promise(() => undefined);
const fails: Ask = async () => {
  throw new Error('down');
};

describe('hosted service with the local engine behind it', () => {
  test('the service answers when it can', async () => {
    const onAnswer = vi.fn();
    const ask = withFallback({ service: async () => answer('/hosted'), local: fails, onAnswer });
    expect(await ask(request)).toEqual(answer('/hosted'));
    expect(onAnswer).toHaveBeenCalledWith(false);
  });

  test('the local engine answers when the service fails, and says so', async () => {
    const onAnswer = vi.fn();
    const ask = withFallback({ service: fails, local: async () => answer('/local'), onAnswer });
    expect(await ask(request)).toEqual(answer('/local'));
    expect(onAnswer).toHaveBeenCalledWith(true);
  });

  test('a silent service is not waited for longer than its read time-out', async () => {
    const ask = withFallback({
      service: never,
      local: async () => answer('/local'),
      wait: async (ms) => expect(ms).toBe(2000),
    });
    expect(await ask(request)).toEqual(answer('/local'));
  });

  test('a failed service is left alone for two minutes, then asked again', async () => {
    let now = 0;
    const service = vi.fn(fails);
    const ask = withFallback({ service, local: async () => answer('/local'), now: () => now });
    await ask(request);
    now = 119_999;
    await ask(request);
    expect(service).toHaveBeenCalledTimes(1);
    now = 120_000;
    await ask(request);
    expect(service).toHaveBeenCalledTimes(2);
  });

  test('when both fail it fails', async () => {
    await expect(withFallback({ service: fails, local: fails })(request)).rejects.toThrow('down');
  });
});
