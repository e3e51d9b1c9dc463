import { nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { attributesOf, elementsOf } from '@rsdoctor-docs/base/mdx';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import { expect, test } from 'vitest';
import { posts } from './posts.plugin.ts';

test.each(['en', 'zh'])(
  'each post has its day and its kind, and a topic the two numbers that it measured (%s)',
  (lang) => {
    const page = tree('<PostList />\n');
    posts.page?.(page, `docs/${lang}/blog/index.mdx`, { frontmatter: {} } as never);
    const [list] = page.children;
    const entries = list?.type === 'list' ? list.children : [];
    expect(entries.length).toBeGreaterThan(3);
    for (const entry of entries) {
      expect(elementsOf(entry, 'time'), nodeText(entry)).toHaveLength(1);
      expect(
        elementsOf(entry, 'span')
          .map((badge) => nodeText(badge))
          .join(),
        nodeText(entry),
      ).not.toBe('');
    }
    expect(entries.filter((entry) => /\d (?:KB|s) → \d/.test(nodeText(entry))).length).toBeGreaterThan(1);
  },
);

test('a dated page beside the list has no kind, and is refused', () => {
  const folder = 'docs/en/blog/topic';
  const page = tree('<PostList />\n');
  // Seen from this folder, its pages are in no folder with a name.
  expect(() => posts.page?.(page, `${folder}/index.mdx`, { frontmatter: {} } as never)).toThrow(
    /no folder with a name/,
  );
});

test.each(['en', 'zh'])('the list of posts begins with the newest (%s)', (lang) => {
  const page = tree('<PostList />\n');
  posts.page?.(page, `docs/${lang}/blog/index.mdx`, { frontmatter: {} } as never);
  const days = elementsOf(page, 'time').map((time) => {
    expect(nodeText(time)).not.toBe('');
    return attributesOf(time).dateTime;
  });
  expect(days.length).toBeGreaterThan(3);
  expect(days).toEqual(days.toSorted().reverse());
});
