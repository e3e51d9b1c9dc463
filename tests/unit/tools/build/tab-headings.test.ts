import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { idsInTabs, leadsIntoTab } from '../../../../tools/build/tab-headings.ts';

describe('headings inside tabs', () => {
  it('are those between the tags of a tab', () => {
    const page = '## Top {#top}\n<Tabs>\n<Tab label="a">\n\n### In a {#a}\n\n</Tab>\n</Tabs>\n\n## Below {#below}\n';
    expect(idsInTabs(page)).toEqual(['a']);
  });

  it('are known as targets of links in each language, other headings are not', () => {
    const leads = leadsIntoTab(path.join(import.meta.dirname, '../../../../docs'));
    expect(leads('/guide/start/quick-start#webpack')).toBe(true);
    expect(leads('/zh/guide/start/quick-start#webpack')).toBe(true);
    expect(leads('/guide/start/quick-start#open-report')).toBe(false);
    expect(leads('/guide/start/quick-start#nowhere')).toBe(false);
  });
});
