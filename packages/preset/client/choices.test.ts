import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, chooseName, chosenName, chosenOf, isFor, shareNames } from './choices.ts';

const stored = new Map<string, string>();
const dataset: { guess?: string } = {};
beforeEach(() => {
  stored.clear();
  delete dataset.guess;
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('dispatchEvent', () => true);
  shareNames('b', ['two-2', 'one', 'two-1']);
});

it.each([
  ['Two', 'two-1', true],
  ['Two 2', 'two-1', false],
  ['T', 'two-1', false],
  ['Web', 'webpack', false],
  ['', 'one', false],
  ['Two 1, one', 'one', true],
  ['Two 1, one', 'two-2', false],
])('%s is for %s: %s', (label, name, expected) => expect(isFor(label, name)).toBe(expected));

it.each([
  [undefined, 'two-2'],
  ['0', 'two-2'],
  ['1', 'one'],
  ['2', 'two-1'],
  ['7', 'two-2'],
  ['<b>', 'two-2'],
])('stored %s is the choice %s', (value, name) => {
  if (value) stored.set('rspress.tabs.b', value);
  expect(chosenName()).toBe(name);
});

it('a guess is the choice of who has made none, and is not stored', () => {
  dataset.guess = 'two-1';
  expect([chosenName(), chosenOf('g', ['Two 2', 'one', 'Two 1'], 0)]).toEqual(['two-1', 2]);
  expect(stored.size).toBe(0);
  chooseName('one');
  expect(chosenName()).toBe('one');
});

describe('tabs', () => {
  const TABS = ['Two', 'Three', 'one', 'other'];
  it('show the first that is for the choice', () => {
    chooseName('one');
    expect(chosenOf('g', TABS, 0)).toBe(2);
    chooseName('Two 1');
    expect(chosenOf('g', TABS, 2)).toBe(0);
    expect(chosenOf('g', ['Two 2', 'Two 1', 'one'], 0)).toBe(1);
  });
  it('keep the tab of the group that is for the choice, and one that is for none', () => {
    choose('g', 3, 'one');
    expect(chosenOf('g', ['Two', 'Three', 'one', 'one'], 0)).toBe(3);
    choose('g', 1, 'Three');
    expect([chosenName(), chosenOf('g', TABS, 0)]).toEqual(['one', 1]);
  });
  it('choose the name that they are for, the present one before others', () => {
    chooseName('Two 1');
    choose('g', 0, 'Two');
    expect(chosenName()).toBe('two-1');
    choose('g', 2, 'one');
    expect(chosenName()).toBe('one');
    choose('g', 0, 'Two');
    expect(chosenName()).toBe('two-2');
  });
});
