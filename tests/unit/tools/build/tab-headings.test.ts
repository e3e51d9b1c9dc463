import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { idsInTabs, leadsIntoTab, wholeOutline } from '../../../../tools/build/tab-headings.ts';

describe('headings inside tabs', () => {
  it('are those between the tags of a tab', () => {
    const page = '## Top {#top}\n<Tabs>\n<Tab label="a">\n\n### In a {#a}\n\n</Tab>\n</Tabs>\n\n## Below {#below}\n';
    expect(idsInTabs(page)).toEqual(['a']);
  });

  it('stand in the outline between the headings around them', () => {
    const page = '# Title\n\n## Top\n\n<Tab label="a">\n\n### In `a`\n\n##### Deep\n\n</Tab>\n\n## Below\n';
    const tree = unified().use(remarkParse).use(remarkMdx).parse(page);
    // MDX alone would read an id as an expression; Rspress hands it on as text.
    const inTab = (tree.children[2] as unknown as { children: { children: unknown[] }[] }).children[0];
    inTab?.children.push({ type: 'text', value: ' {#in-a}' });
    const outline = ['top', 'below'].map((id) => ({ id, text: id, depth: 2 }));
    expect(wholeOutline(tree, outline)).toEqual([outline[0], { id: 'in-a', text: 'In a', depth: 3 }, outline[1]]);
  });

  it('are known as targets of links in each language, other headings are not', () => {
    const docs = mkdtempSync(path.join(tmpdir(), 'tab-headings-'));
    for (const lang of ['en', 'zh']) {
      mkdirSync(path.join(docs, lang, 'guide'), { recursive: true });
      writeFileSync(
        path.join(docs, lang, 'guide/start.mdx'),
        '## Top {#top}\n\n<Tab label="a">\n\n### In a {#a}\n\n</Tab>\n',
      );
    }
    const leads = leadsIntoTab(docs);
    expect(leads('/guide/start#a')).toBe(true);
    expect(leads('/zh/guide/start.html#a')).toBe(true);
    expect(leads('/guide/start#top')).toBe(false);
    expect(leads('/guide/start#nowhere')).toBe(false);
    expect(leads('/guide/other#a')).toBe(false);
  });
});
