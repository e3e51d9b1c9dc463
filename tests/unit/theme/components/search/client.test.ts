import type { DocSearchTransformClient } from '@docsearch/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type Ask,
  checkResponse,
  cleanHits,
  dialogClient,
  type Response,
  snippetSize,
  withFallback,
} from '../../../../../theme/components/search/client.ts';

const answer = (url: string): Response => ({ results: [{ hits: [{ url }], nbHits: 1 }] });
const request = { query: 'q' };
const never: Ask = () => new Promise(() => undefined);
const fails: Ask = async () => {
  throw new Error('down');
};

afterEach(() => vi.useRealTimers());

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

test.each([null, {}, { results: [] }, { results: [{ hits: 'x' }] }, '<html>'])(
  '%o is not an answer of the service',
  (value) => {
    expect(() => checkResponse(value)).toThrow(/something else/);
  },
);

test('of a hit of the service only marks pass as HTML', () => {
  const hit = {
    url: '/a?b=1&c',
    hierarchy: { lvl0: 'A & B', lvl1: 'Map<T>' },
    _snippetResult: { content: { value: '<img src=x onerror=alert(1)><mark>x</mark>', matchLevel: 'full' } },
    _highlightResult: { hierarchy: { lvl0: { value: 'A & B' } } },
  };
  expect(cleanHits([hit])[0]).toEqual({
    url: '/a?b=1&c',
    hierarchy: { lvl0: 'A & B', lvl1: 'Map&lt;T&gt;' },
    _snippetResult: { content: { value: '&lt;img src=x onerror=alert(1)&gt;<mark>x</mark>', matchLevel: 'full' } },
    _highlightResult: { hierarchy: { lvl0: { value: 'A & B' } } },
  });
});

test('size of snippets, as DocSearch asks for it', () => {
  expect(snippetSize(['hierarchy.lvl1:5', 'content:5'])).toBe(5);
  expect(snippetSize()).toBe(10);
});

describe('errors for the dialog', () => {
  const stub = { addAlgoliaAgent: () => undefined } as unknown as DocSearchTransformClient;
  const search = (ask: Ask, isComposing = () => false) =>
    dialogClient(stub, { ask, isComposing }).search as unknown as (params: {
      requests: { query: string }[];
    }) => Promise<Response>;

  test('the error is set after the stall timer, and the promise never settles', async () => {
    vi.useFakeTimers();
    const onError = vi.fn((error: Error) => {
      throw error;
    });
    const settled = vi.fn();
    search(fails)({ requests: [request] })
      .catch(onError)
      .then(settled, settled);
    await vi.advanceTimersByTimeAsync(299);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(onError.mock.calls[0]![0].name).toBe('RetryError');
    expect(settled).not.toHaveBeenCalled();
  });

  test('an error of an older query is not shown', async () => {
    vi.useFakeTimers();
    const onError = vi.fn();
    const client = search(async ({ query }) => (query === 'q' ? fails(request) : answer('/b')));
    void client({ requests: [request] }).catch(onError);
    const later = client({ requests: [{ query: 'b' }] }).catch(onError);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await later).toEqual(answer('/b'));
    expect(onError).not.toHaveBeenCalled();
  });

  test('nothing is asked while an input method composes', () => {
    const ask = vi.fn(fails);
    void search(ask, () => true)({ requests: [request] });
    expect(ask).not.toHaveBeenCalled();
  });
});
