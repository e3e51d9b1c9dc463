import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { idsInTabs, leadsIntoTab } from '../../../../tools/build/tab-headings.ts';

describe('headings inside tabs', () => {
  it('are those between the tags of a tab', () => {
    const page = '## Top {#top}\n<Tabs>\n<Tab label="a">\n\n### In a {#a}\n\n</Tab>\n</Tabs>\n\n## Below {#below}\n';
    expect(idsInTabs(page)).toEqual(['a']);
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
