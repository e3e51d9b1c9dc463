import { nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { attributesOf, elementsOf } from '@rsdoctor-docs/base/mdx';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import { expect, test } from 'vitest';
import { posts } from './plugin.ts';

test('entries between the tags come first, and a topic shows the two numbers that it measured', () => {
  const page = tree('<PostList>\n\n- [All others](/others)\n\n</PostList>\n');
  posts.page?.(page, 'docs/en/blog/index.mdx', { frontmatter: {} } as never);
  const [list] = page.children;
  const entries = list?.type === 'list' ? list.children.map((entry) => nodeText(entry)) : [];
  expect(entries[0]).toBe('All others');
  expect(entries.filter((entry) => /\d (?:KB|s) → \d/.test(entry)).length).toBeGreaterThan(1);
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
