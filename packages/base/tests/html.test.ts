import { expect, test } from 'vitest';
import { elementsIn, htmlText, type Node, parseHtml } from '../html.ts';

/** A tree in short: names, with what is in them. */
const shape = (node: Node): unknown =>
  typeof node === 'string' ? node : [node.tagName, ...node.children.map((child) => shape(child))];

test('a page is a tree of elements and texts, with character references resolved', () => {
  const { root } = parseHtml('<!DOCTYPE html><p title="a &quot;b&quot;">x &lt;y&gt;<!-- no --> &amp; <b>z</b></p>');
  expect(shape(root)).toEqual(['', ['p', 'x <y> & ', ['b', 'z']]]);
  expect([...elementsIn(root)].map(({ attributes }) => attributes)).toEqual([{ title: 'a "b"' }, {}]);
  expect(htmlText(root)).toBe('x <y> & z');
  expect(htmlText(root, 'b')).toBe('x <y> & ');
});

test('elements without an end tag end as in a browser', () => {
  const { root } = parseHtml(
    '<ul><li>a<li>b<br>c</ul><svg><path d="M0"/><g></g></svg><script>a < b && "</p>"</script>d',
  );
  expect(shape(root)).toEqual([
    '',
    ['ul', ['li', 'a'], ['li', 'b', ['br'], 'c']],
    ['svg', ['path'], ['g']],
    ['script', 'a < b && "</p>"'],
    'd',
  ]);
});

test('each element knows its place', () => {
  const html = '<head><meta name="a"><link rel=b></head><ul><li>one<li><i>two</i></ul><svg><path d="M0"/></svg>';
  const placed = parseHtml(html).elements.map(({ start, openEnd, closeStart, end }) => [
    html.slice(start, openEnd),
    html.slice(openEnd, closeStart),
    html.slice(closeStart, end),
  ]);
  expect(placed).toEqual([
    ['<head>', '<meta name="a"><link rel=b>', '</head>'],
    ['<meta name="a">', '', ''],
    ['<link rel=b>', '', ''],
    ['<ul>', '<li>one<li><i>two</i>', '</ul>'],
    ['<li>', 'one', ''],
    ['<li>', '<i>two</i>', ''],
    ['<i>', 'two', '</i>'],
    ['<svg>', '<path d="M0"/>', '</svg>'],
    ['<path d="M0"/>', '', ''],
  ]);
});
