import { expect, test, vi } from 'vitest';

test('an island is ended when its page has gone, and one listener serves all', async () => {
  const listeners: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener));
  const island = () => ({ dataset: { island: 'a' } as DOMStringMap, isConnected: true, addEventListener() {} });
  const islands = [island(), island(), island()];
  vi.stubGlobal('document', { querySelectorAll: () => islands });
  vi.stubGlobal('__ISLANDS__', {});
  const end = vi.fn();
  const loadChunk = (async () => ({ mount: async () => end })) as never;
  const { startIslands } = await import('./islands.ts');
  startIslands((() => '') as never, loadChunk, (() => {}) as never);
  await vi.waitFor(() => expect(islands.map(({ dataset }) => dataset.state)).toEqual(Array(3).fill('ready')));
  expect(listeners).toHaveLength(1);
  islands[1]!.isConnected = false;
  for (const listener of [...listeners, ...listeners]) listener();
  expect(end).toHaveBeenCalledTimes(1);
});
