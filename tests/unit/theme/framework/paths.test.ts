import { describe, expect, test } from 'vitest';
import { decode, routeKey, sectionName, sectionOf } from '../../../../theme/framework/paths.ts';

test('malformed percent-encodings stay as they are', () => {
  expect(decode('%E4%BD%A0')).toBe('你');
  for (const text of ['%', '%E0%A4%A', '#%zz']) expect(decode(text)).toBe(text);
});

describe('routeKey', () => {
  test('all spellings of a page are one', () => {
    for (const path of [
      '/guide/usage',
      '/guide/usage/',
      '/Guide/Usage.html',
      '/guide/usage/index.html',
      '/guide/usage?a=1#b',
    ])
      expect(routeKey(path), path).toBe('/guide/usage');
  });
  test('home', () => {
    for (const path of ['/', '/index.html', '/index', '']) expect(routeKey(path), path).toBe('/');
  });
});

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
