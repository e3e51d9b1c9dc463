import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ask, Response } from '../../../../../../theme/components/search/client/ask.ts';
import { remember } from '../../../../../../theme/components/search/client/down.ts';
import { withFallback } from '../../../../../../theme/components/search/client/with-fallback.ts';

const answer = (url: string): Response => ({ results: [{ hits: [{ url }], nbHits: 1 }] });
const request = { query: 'q' };
const never: Ask = () => new Promise(() => undefined);
const fails: Ask = async () => {
  throw new Error('down');
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  remember('');
});

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

  test('a silent service is waited for three seconds, once', async () => {
    const waits: number[] = [];
    let end: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    const service = vi.fn(never);
    const ask = withFallback({
      service,
      local: async () => answer('/local'),
      wait: (ms) => {
        waits.push(ms);
        return over;
      },
    });
    const first = ask(request);
    vi.setSystemTime(1_002_000);
    const second = ask(request);
    end();
    expect(await Promise.all([first, second])).toEqual([answer('/local'), answer('/local')]);
    expect(waits).toEqual([3000, 1000]);
    await ask(request);
    expect(service).toHaveBeenCalledTimes(2);
  });

  test('a failed service is left alone for two minutes, then asked again', async () => {
    const service = vi.fn(fails);
    const ask = withFallback({ service, local: async () => answer('/local') });
    await ask(request);
    vi.setSystemTime(1_119_999);
    await ask(request);
    expect(service).toHaveBeenCalledTimes(1);
    vi.setSystemTime(1_120_000);
    await ask(request);
    expect(service).toHaveBeenCalledTimes(2);
  });

  test('when both fail it fails', async () => {
    await expect(withFallback({ service: fails, local: fails })(request)).rejects.toThrow('down');
  });
});
