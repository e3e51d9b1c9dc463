import { expect, test } from 'vitest';
import { searchTexts, textsOf } from '../../../../../theme/components/search/texts.ts';

const leaves = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, entry]) => leaves(entry, `${path}.${key}`));

test('every text is there in both languages, and Chinese ones are Chinese', () => {
  const english = leaves(searchTexts.en);
  const chinese = leaves(searchTexts.zh);
  expect(chinese.map(([path]) => path)).toEqual(english.map(([path]) => path));
  for (const [path, text] of chinese) expect(text, path).toMatch(/\p{Script=Han}/u);
});

test('the words of the screens that readers meet when something is missing', () => {
  expect(searchTexts.en.screens).toMatchObject({
    errorScreen: { titleText: 'Unable to fetch results', helpText: 'You might want to check your network connection.' },
    noResultsScreen: {
      noResultsText: 'No results for',
      reportMissingResultsText: 'Believe this query should return results?',
      reportMissingResultsLinkText: 'Let us know.',
    },
    startScreen: { noRecentSearchesText: 'No recent searches' },
  });
});

test('a language without texts gets English', () => expect(textsOf('fr')).toBe(searchTexts.en));
