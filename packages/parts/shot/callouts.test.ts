import { nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { attributesOf, elementsOf } from '@rsdoctor-docs/base/mdx';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import { expect, test } from 'vitest';
import { linkCallouts } from './callouts.ts';

/** What the numbers of a page lead to, in the order of the page; the words around them stay. */
function linked(source: string): (string | undefined)[] {
  const page = tree(source);
  const before = nodeText(page);
  linkCallouts(page, 'en', (id) => ({ two: 2, one: 1 })[id] ?? 0);
  expect(nodeText(page)).toBe(before);
  return elementsOf(page, 'button').map((button) => attributesOf(button)['data-mark']);
}

test('a number belongs to its caption, or else to the last picture before it that has so many', () => {
  const shots =
    '<Shot id="two">\n① and ②\n</Shot>\n\n<Shot id="one">\nOnly ①\n</Shot>\n\n<Shot id="none">\nA caption\n</Shot>\n';
  expect(linked(`${shots}\nLook at the file ① with 198 KB, then at ②.\n`)).toEqual([
    'shot:two 1',
    'shot:two 2',
    'shot:one 1',
    'shot:one 1',
    'shot:two 2',
  ]);
});

test('a number stays text before the first picture, in headings, links and code, and where no picture has so many', () =>
  expect(linked('①\n\n<Shot id="two" />\n\n## ①\n\n[①](/a) `①` ③\n')).toEqual([]));

test('a number stays on one line with the brackets and the comma beside it', () => {
  const page = tree('<Shot id="one" />\n\nThe file `main`（①），then ① again\n');
  linkCallouts(page, 'en', () => 1);
  expect(elementsOf(page, 'span').map((element) => nodeText(element))).toEqual(['（①），']);
});

test('a number of a caption never leads to another picture', () =>
  expect(linked('<Shot id="two" />\n\n<Shot id="one">\n① and ②\n</Shot>\n')).toEqual(['shot:one 1']));
