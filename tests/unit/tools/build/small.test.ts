import { expect, test } from 'vitest';
import { codeClasses, withClasses } from '../../../../tools/build/code-classes.ts';
import { latinCharacters } from '../../../../tools/framework/fonts.ts';

const word = (style: string, value: string, more = {}) => ({
  type: 'element',
  tagName: 'span',
  properties: { style, ...more },
  children: [{ type: 'text', value }],
});

test('code: colours become classes, plain words lose their element, other styles stay', () => {
  const line = {
    type: 'element',
    tagName: 'span',
    properties: { class: 'line' },
    children: [
      word('color:var(--shiki-token-keyword)', 'const'),
      word('color:var(--shiki-foreground)', ' a'),
      word('color:red', '!'),
    ],
  };
  expect(withClasses({ type: 'root', children: [line] }).children?.[0]?.children).toEqual([
    { type: 'element', tagName: 'span', properties: { class: 'tk' }, children: [{ type: 'text', value: 'const' }] },
    { type: 'text', value: ' a' },
    word('color:red', '!'),
  ]);
});

test('code: a block does not end with an empty line', () => {
  expect(codeClasses.preprocess('a\n\nb\n\n')).toBe('a\n\nb');
});

test('code: words of one colour that follow each other become one element, lines stay apart', () => {
  const line = (...words: ReturnType<typeof word>[]) => ({
    type: 'element',
    tagName: 'span',
    properties: { class: 'line' },
    children: words,
  });
  const string = (value: string) => word('color:var(--shiki-token-string)', value);
  const { children } = withClasses({
    type: 'root',
    children: [
      line(string(' analyze'), string(' --profile'), word('color:var(--shiki-token-function)', 'x')),
      line(string('a')),
    ],
  });
  expect(children?.map((each) => each.children?.map(({ children: texts }) => texts?.[0]?.value))).toEqual([
    [' analyze --profile', 'x'],
    ['a'],
  ]);
});

test('fonts: ASCII always, and what of the rest of Latin the texts use', () => {
  const characters = latinCharacters(['Größe – 打包']);
  for (const character of 'Az09~ö–') expect(characters).toContain(character);
  expect(characters).not.toContain('打');
});
