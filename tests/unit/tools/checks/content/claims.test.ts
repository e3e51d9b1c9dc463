import { describe, expect, it } from 'vitest';
import type { Lang } from '../../../../../theme/site.ts';
import { claimsAreNamed } from '../../../../../tools/checks/content/claims.ts';
import { mentionsOf } from '../../../../../tools/checks/read/mentions.ts';
import { readPage } from '../../../../../tools/checks/read/page.ts';

const page = (lang: Lang, body: string) => readPage(`docs/${lang}/a.mdx`, lang, 'a', `# A\n\n${body}\n`);
const faults = (en: string, zh: string, ...ids: string[]) =>
  claimsAreNamed(
    [page('en', en), page('zh', zh)],
    ids.map((id) => ({ id })),
  ).map(({ message }) => message.split('\n')[0]);

describe('claims that pages name', () => {
  it('are found on lines of their own, and behind sentences; other comments are none', () => {
    const source = [
      '{/* claim: one */}',
      '',
      'A sentence.{/* claims: two three */} Another.',
      '',
      '{/* a note about claims: none */}',
      '',
      '- an item{/* claim: four */}',
    ];
    expect(mentionsOf(page('en', source.join('\n'))).map(({ id, line }) => [id, line])).toEqual([
      ['one', 3],
      ['two', 5],
      ['three', 5],
      ['four', 9],
    ]);
  });

  it('hold when both languages name each', () => {
    expect(faults('So.{/* claim: one */}', '是。{/* claim: one */}', 'one')).toEqual([]);
  });

  it.each([
    ['a claim that no page names', '', '', ['one'], ['claim one  no page names it']],
    [
      'a name without a claim',
      '{/* claim: two */}',
      '{/* claim: two */}',
      [],
      ['docs/en/a.mdx:3  no claim "two"', 'docs/zh/a.mdx:3  no claim "two"'],
    ],
    [
      'a claim that one language names',
      '{/* claim: one */}',
      '',
      ['one'],
      ['docs/zh/a.mdx  does not name the claim one, its twin does'],
    ],
    [
      'a space in front of the comment',
      'So. {/* claim: one */}',
      '是。{/* claim: one */}',
      ['one'],
      ['docs/en/a.mdx:3  a space in front of the comment stays on the page'],
    ],
    [
      'a comment in a table',
      '| a |\n| --- |\n| cell{/* claim: one */} |',
      '{/* claim: one */}',
      ['one'],
      ["docs/en/a.mdx:5  Rspress's search index takes comments in tables for text"],
    ],
    ['an id twice', '{/* claim: one */}', '{/* claim: one */}', ['one', 'one'], ['claim one  two claims have this id']],
  ])('fail: %s', (_, en, zh, ids, expected) => {
    expect(faults(en, zh, ...ids)).toEqual(expected);
  });
});
