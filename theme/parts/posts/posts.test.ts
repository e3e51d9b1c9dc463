import { nodeText } from '@rsdoctor-docs/base/mdx';
import { expect, test } from 'vitest';
import { tree } from '#tests/lib/tree.ts';
import { posts } from './plugin.ts';

test.each(['en', 'zh'])('the list of posts begins with the newest (%s)', (lang) => {
  const page = tree('<PostList />\n');
  posts.page?.(page, `docs/${lang}/blog/index.mdx`, { frontmatter: {} } as never);
  const days = page.children?.[0]?.children?.map(({ children }) => {
    const time = children?.[0]?.children?.find(({ name }) => name === 'time');
    expect(nodeText(time!)).not.toBe('');
    return time?.attributes?.find(({ name }) => name === 'dateTime')?.value as string;
  });
  expect(days?.length).toBeGreaterThan(3);
  expect(days).toEqual(days?.toSorted().reverse());
});
