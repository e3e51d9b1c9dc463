import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { sectionsOf } from '../../../../../tools/build/search/extract.ts';

const article = (html: string) =>
  parse(`<html><body><nav>menu</nav><div class="rp-doc rspress-doc">${html}</div><footer>foot</footer></body></html>`);

test('cuts a page at its headings', () => {
  expect(
    sectionsOf(
      article(
        '<h1 id="t"><a aria-hidden="true" href="#t">#</a>Title<!-- --> </h1><p>One</p><p>two.</p><h2 id="a">A <code>b</code></h2><p>Text</p>',
      ),
    ),
  ).toEqual([
    [1, 't', 'Title', 'One two.'],
    [2, 'a', 'A b', 'Text'],
  ]);
});

test('keeps code, tables and the texts of pictures; leaves out controls and drawings', () => {
  const [section] = sectionsOf(
    article(
      '<h1 id="t">T</h1><pre><code><span>new</span><span> Plugin</span>\n<span>()</span></code></pre><button>Copy</button><svg><title>x</title></svg>' +
        '<table><tr><th>Option</th><td>output</td></tr></table><img alt="The tree map" src="a">',
    ),
  );
  expect(section![3]).toBe('new Plugin () Option output The tree map');
});

test('a heading without an id is text of the section above', () => {
  expect(sectionsOf(article('<h1 id="t">T</h1><h3>Loose</h3><p>x</p>'))).toEqual([[1, 't', 'T', 'Loose x']]);
});

test('a page without an article has no sections', () => {
  expect(sectionsOf(parse('<html><body><main>Home</main></body></html>'))).toEqual([]);
});
