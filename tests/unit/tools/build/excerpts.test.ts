import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pluginExcerpts, withExcerpts } from '../../../../tools/build/excerpts.ts';

function docsWith(files: Record<string, string>): string {
  const docs = path.join(mkdtempSync(path.join(tmpdir(), 'excerpts-')), 'docs');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(docs, name)), { recursive: true });
    writeFileSync(path.join(docs, name), text);
  }
  return docs;
}
const build = (docs: string) => pluginExcerpts(docs).config?.({} as never, {} as never, true);

describe('excerpts', () => {
  test('stand in the Markdown of a page, those of excerpts too', () => {
    const docs = docsWith({
      'en/shared/a.mdx': "import B from './b.mdx'\n\nFirst.\n\n<B />\n",
      'en/shared/b.mdx': 'Second, for $1.\r\n',
    });
    const page = "import A from '../shared/a.mdx'\n\n## Title {#title}\n\n<A />\n\nLast.\n";
    expect(withExcerpts(path.join(docs, 'en/guide/page.mdx'), page).replace(/\n+/g, '|')).toBe(
      '|## Title {#title}|First.|Second, for $1.|Last.|',
    );
  });
  test('that include each other stop the build', () => {
    const docs = docsWith({
      'en/shared/a.mdx': "import B from './b.mdx'\n",
      'en/shared/b.mdx': "import A from './a.mdx'\n",
    });
    expect(() => build(docs)).toThrow(
      /docs\/en\/shared\/a\.mdx:1 {2}includes itself[\s\S]*b\.mdx:1 → docs\/en\/shared\/a\.mdx/,
    );
  });
  test('that do not are let through', () => expect(build(docsWith({ 'en/a.mdx': '# A\n' }))).toEqual({}));
});
