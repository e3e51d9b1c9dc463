import { describe, expect, test } from 'vitest';
import { isComposing, isSlash, isToggle, isTyped } from '../dialog/keys.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, keyCode: 0, ...more }) as KeyboardEvent;

describe('Ctrl or Cmd and K', () => {
  test.each([
    [press('k', { ctrlKey: true }), true],
    [press('K', { metaKey: true }), true],
    [press('k'), false],
    [press('k', { ctrlKey: true, altKey: true }), false],
  ])('%o', (event, expected) => expect(isToggle(event)).toBe(expected));
});

test('the slash, outside of fields and alone', () => {
  expect(isSlash(press('/'), false)).toBe(true);
  expect(isSlash(press('/'), true)).toBe(false);
  expect(isSlash(press('/', { ctrlKey: true }), false)).toBe(false);
});

describe('a letter or digit', () => {
  test.each(['q', 'Q', '7', 'é', '中'])('%s is typed', (key) => expect(isTyped(press(key))).toBe(true));
  test.each(['F5', 'Tab', 'Enter', ' ', '-', 'ArrowDown', 'Dead', 'Process'])('%s is not', (key) =>
    expect(isTyped(press(key))).toBe(false),
  );
  test('nor is a shortcut', () => expect(isTyped(press('r', { ctrlKey: true }))).toBe(false));
});

test('a key belongs to the input method while it composes, in Safari too', () => {
  expect(isComposing(press('Enter', { isComposing: true }))).toBe(true);
  expect(isComposing(press('Enter', { keyCode: 229 }))).toBe(true);
  expect(isTyped(press('n', { isComposing: true }))).toBe(false);
});
