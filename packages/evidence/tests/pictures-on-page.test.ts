import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { findOn, frameOf, lookFor, placesOf } from '../pictures/on-page.ts';

const BOXES: Record<string, { x: number; y: number; width: number; height: number } | null> = {
  '.card': { x: 100, y: 50, width: 200, height: 40 },
  '.list': { x: 100, y: 150, width: 300, height: 60 },
  '.hidden': null,
};
/** A page with the elements above and one sentence. */
const page = {
  locator: (selector: string) => ({
    first: () => ({
      count: async () => (selector in BOXES ? 1 : 0),
      boundingBox: async () => BOXES[selector] ?? null,
    }),
  }),
  evaluate: async () => 'Bundle Overall 603.83 KB',
} as unknown as Page;
const find = findOn(page, (selector) => new Error(`gone: ${selector}`));

describe('what a picture is of', () => {
  it.each(['.none', '.hidden'])('%s is named when it is not there to see', async (selector) => {
    await expect(find(selector)).rejects.toThrow(`gone: ${selector}`);
  });

  it('is the box around its elements with the margin, or the whole window', async () => {
    const viewport = [1440, 900] as const;
    expect(await frameOf(find, { clip: ['.card', '.list'], margin: 10, viewport })).toEqual({
      x: 90,
      y: 40,
      width: 320,
      height: 180,
    });
    expect(await frameOf(find, { clip: '.card', viewport })).toEqual(BOXES['.card']);
    expect(await frameOf(find, { viewport })).toBeUndefined();
  });
});

it('a number stands left of its element, or where its mark says', async () => {
  expect(await placesOf(find, ['.card', { on: '.card', at: 'center' }])).toEqual([
    { x: 86, y: 70 },
    { x: 200, y: 70 },
  ]);
});

it('words that the page does not say are told with what it says', async () => {
  expect(await lookFor(page, ['603.83', 'E1001'])).toEqual({ text: 'Bundle Overall 603.83 KB', missing: ['E1001'] });
});
