import { expect, test } from 'vitest';
import { texts } from '../frame/texts.ts';
import { pluginTexts, textsOf } from './texts.ts';

const site = { lang: 'fi', locales: ['fi', 'is'].map((lang) => ({ lang, label: lang })) };

test('a text is in the words of the site, and where it has none in the default wording', async () => {
  const own = { nextPageText: { fi: 'Seuraava' }, hello: { fi: 'Hei', is: 'Halló' } };
  for (const i18nSource of [own, () => own]) {
    const all = await textsOf({ ...site, i18nSource: i18nSource as never });
    expect(all.nextPageText).toEqual({ fi: 'Seuraava', is: texts.nextPageText });
    expect(all.prevPageText).toEqual({ fi: texts.prevPageText, is: texts.prevPageText });
    expect(all.hello).toEqual(own.hello);
  }
});

test('a site must say in which language its pages are', () =>
  expect(() => pluginTexts().config?.({}, {} as never, true)).toThrow(/rspress\.config\.ts.*language[\s\S]*`lang`/));
