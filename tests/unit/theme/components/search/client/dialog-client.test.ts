import type { DocSearchTransformClient } from '@docsearch/react';
import { describe, expect, test, vi } from 'vitest';
import type { Ask, Response } from '../../../../../../theme/components/search/client/ask.ts';
import { dialogClient } from '../../../../../../theme/components/search/client/dialog-client.ts';

const answer = (url: string): Response => ({ results: [{ hits: [{ url }], nbHits: 1 }] });
const request = { query: 'q' };
const fails: Ask = async () => {
  throw new Error('down');
};

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
