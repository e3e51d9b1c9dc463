import { describe, expect, test } from 'vitest';
import { isComposing, isSlash, isToggle, isTyped, shortcutKey } from '../dialog/keys.ts';

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

/** Keys of other layouts, each with its place on the keyboard. */
describe('where the layout has no Latin letters, the place of the key counts', () => {
  test.each([
    ['Cyrillic', 'л'],
    ['Cyrillic, shifted', 'Л'],
    ['Greek', 'κ'],
    ['Hebrew', 'ל'],
    ['Arabic', 'ن'],
    ['Persian', 'ن'],
    ['Georgian', 'კ'],
    ['Armenian', 'կ'],
    ['Thai', 'า'],
    ['Hindi', 'क'],
    ['Korean', 'ㅏ'],
  ])('%s', (_, key) => {
    expect(isToggle(press(key, { code: 'KeyK', ctrlKey: true }))).toBe(true);
    expect(isToggle(press(key, { code: 'KeyR', ctrlKey: true }))).toBe(false);
  });
  test.each([
    ['Thai Ctrl+N', 'ื', 'KeyN', 'n'],
    ['Arabic slash', 'ظ', 'Slash', '/'],
    ['Hebrew slash', '/', 'KeyQ', '/'],
    ['Dvorak k', 'k', 'KeyV', 'k'],
    ['Dvorak on the place of k', 't', 'KeyK', 't'],
    ['Turkish', 'ı', 'KeyK', 'ı'],
    ['German dash on the place of the slash', '-', 'Slash', '-'],
    ['Cyrillic full stop there', '.', 'Slash', '.'],
  ])('%s', (_, key, code, expected) => expect(shortcutKey({ key, code })).toBe(expected));
  test('a form that the browser fills in sends no key at all', () => expect(shortcutKey({})).toBe(''));
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
