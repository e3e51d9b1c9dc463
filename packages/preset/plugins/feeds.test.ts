import { expect, test } from 'vitest';
import { feeds } from './feeds.ts';
import { HtmlPass } from './html-pass.ts';

test('a page names the feeds of its language that have posts', () => {
  const feed = (id: string) => ({ id, folder: `/${id}/`, title: {}, description: {} });
  const { plugin, head } = feeds({ origin: 'https://x.example', langs: ['fi', 'is'], feeds: [feed('a'), feed('b')] });
  plugin(new HtmlPass()).routeGenerated?.([{ routePath: '/b/1' }, { routePath: '/is/a/1' }] as never, true);
  expect(head({ lang: 'fi' }).match(/href="[^"]*/g)).toEqual(['href="/rss/b.rss']);
  expect(head({ lang: 'is' }).match(/href="[^"]*/g)).toEqual(['href="/rss/is-a.rss']);
});
