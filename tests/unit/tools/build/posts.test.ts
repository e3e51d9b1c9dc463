import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dateTitle, postsBelow, replacePosts } from '../../../../tools/build/posts.ts';
import { elementsOf, textOf } from '../../../../tools/lib/mdx.ts';
import { tree } from '../tree.ts';

function folderWith(files: Record<string, string>): string {
  const docs = path.join(mkdtempSync(path.join(tmpdir(), 'posts-')), 'docs');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(docs, file)), { recursive: true });
    writeFileSync(path.join(docs, file), text);
  }
  return docs;
}
const post = (title: string, day: string) =>
  `---\ndescription: "About ${title}."\npublished_at: ${day} 08:00:00\n---\n\n# ${title}\n\n## Part {#part}\n`;

const docs = folderWith({
  'zh/blog/index.mdx': '---\ndescription: "x"\n---\n\n# 博客\n',
  'zh/blog/_meta.json': '[{ "type": "dir", "name": "release", "label": "发布日志" }]',
  'zh/blog/release/a.mdx': post('第一版', '2024-01-24'),
  'zh/blog/release/b.mdx': post('第二版', '2025-08-07'),
  'zh/blog/topic/c.mdx': post('体积', '2024-06-02'),
});
test('posts are the dated pages of all folders below, newest first', () => {
  expect(postsBelow(docs, '/blog', 'zh')).toEqual([
    { route: '/zh/blog/release/b', title: '第二版', description: 'About 第二版.', day: '2025-08-07', kind: '发布日志' },
    { route: '/zh/blog/topic/c', title: '体积', description: 'About 体积.', day: '2024-06-02', kind: '' },
    { route: '/zh/blog/release/a', title: '第一版', description: 'About 第一版.', day: '2024-01-24', kind: '发布日志' },
  ]);
});

test('posts of one day come in the same order in every language', () => {
  const same = folderWith({
    'en/blog/_meta.json': '[]',
    'en/blog/b.mdx': post('A', '2024-01-24'),
    'en/blog/a.mdx': post('B', '2024-01-24'),
  });
  expect(postsBelow(same, '/blog', 'en').map(({ route }) => route)).toEqual(['/blog/a', '/blog/b']);
});

test('the list links to each post, says its day and kind in the words of the language, and is left to Markdown', () => {
  const page = tree('<PostList />\n');
  replacePosts(page, 'docs/zh/blog/index.mdx', docs, (route) => `${route}.md`);
  const [list] = page.children!;
  expect(list!.type).toBe('list');
  expect(list!.children!.map(textOf)[0]).toBe('第二版2025年8月7日 发布日志About 第二版.');
  expect(list!.children![0]!.children![0]!.children![0]).toMatchObject({ type: 'link', url: '/zh/blog/release/b.md' });
  expect(elementsOf(page, 'time').map(({ attributes }) => attributes?.[0]?.value)).toEqual([
    '2025-08-07',
    '2024-06-02',
    '2024-01-24',
  ]);
});

test('a dated page says its day below its title, another page says none', () => {
  const [dated, other] = [tree('# A\n\nText.\n'), tree('# A\n\nText.\n')];
  dateTitle(dated, 'docs/zh/blog/release/a.mdx', post('第一版', '2024-01-24'));
  dateTitle(other, 'docs/zh/guide/a.mdx', '---\ndescription: "x"\n---\n\npublished_at: 2024-01-24 is a day.\n');
  expect(dated.children!.map(textOf)).toEqual(['A', '2024年1月24日', 'Text.']);
  expect(other.children).toHaveLength(2);
});
