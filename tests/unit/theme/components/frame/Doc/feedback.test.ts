import { expect, test } from 'vitest';
import { issueForm } from '../../../../../../theme/components/frame/Doc/feedback.ts';

test('a form of the repository in which pages are edited, with its fields filled in', () => {
  expect(issueForm('https://github.com/org/repo/tree/main/docs', 'a.yml', { page: '/zh/a?b', language: 'zh' })).toBe(
    'https://github.com/org/repo/issues/new?template=a.yml&page=%2Fzh%2Fa%3Fb&language=zh',
  );
});

test.each([undefined, '', 'https://example.com/edit/docs', 'https://github.com.example.com/a/b'])(
  'no form for %j',
  (source) => {
    expect(issueForm(source, 'a.yml', {})).toBeUndefined();
  },
);
