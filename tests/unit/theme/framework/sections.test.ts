import { describe, expect, test } from 'vitest';
import { sectionName, sectionOf } from '../../../../theme/framework/sections.ts';

describe('sections', () => {
  const keys = ['/guide', '/guide/usage', '/zh/guide'];
  test('the longest key that the path begins with', () => {
    expect(sectionOf('/guide/usage/a.html', keys)).toBe('/guide/usage');
    expect(sectionOf('/guide/start', keys)).toBe('/guide');
    expect(sectionOf('/zh/guide/a#b', keys)).toBe('/zh/guide');
    expect(sectionOf('/blog', keys)).toBe('');
  });
  test('names are file names', () => {
    expect(['/guide/usage/', '', '/zh/指南'].map(sectionName)).toEqual(['guide-usage', 'root', 'zh-指南']);
  });
});
