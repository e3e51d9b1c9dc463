/** What the site tells hosts, search engines and readers of feeds: the options of packages/preset/plugins that are Rsdoctor's. */

import { reportHeaders } from '@rsdoctor-docs/parts';
import { searchAnswers, shortAddresses } from '@rsdoctor-docs/parts/reference';
import { DOCUMENTED, inLang, LANGS, REPOSITORY } from '@rsdoctor-docs/parts/site';
import { type Feed, FONT_LICENSE, type PublishOptions } from '@rsdoctor-docs/preset';
import { publishedIn } from './i18n.ts';
import { moved } from './moved.ts';

/** A text in each language of the site. */
const inAll = (textOf: (lang: string) => string): Record<string, string> =>
  Object.fromEntries(LANGS.map((lang) => [lang, textOf(lang)]));

export const descriptions = inAll((lang) => publishedIn(lang).description);

/** The first line of each Markdown twin. */
export const twinsAbout = inAll((lang) => publishedIn(lang).twin(DOCUMENTED));

export const feeds: readonly Feed[] = [
  {
    id: 'releases',
    folder: '/blog/release/',
    title: inAll((lang) => publishedIn(lang).releases),
    description: inAll((lang) => publishedIn(lang).releasesAbout),
  },
  {
    id: 'topics',
    folder: '/blog/topic/',
    title: inAll((lang) => publishedIn(lang).topics),
    description: inAll((lang) => publishedIn(lang).topicsAbout),
  },
];

/**
 * Order in the search of pages that answer alike: the screens and the rules explain, topics and the rule index sum that up,
 * release notes repeat it.
 */
export const weightOf = (route: string): number => {
  if (/\/guide\/(?:usage|rules)\//.test(route)) return 1.15;
  if (/\/blog\/release\/./.test(route)) return 0.6;
  return /\/blog\/|\/more\/rules$/.test(route) ? 0.75 : 1;
};

/** The codes and messages that search recognizes in what a reader pastes. */
export const answersIn = (lang: string) => searchAnswers().map(({ at, texts }) => ({ at: inLang(at, lang), texts }));

const BRAND = '#08706b';

export const publish: PublishOptions = {
  moved: { ...moved, addresses: { ...moved.addresses, ...shortAddresses() } },
  about: {
    publisher: { name: 'Rstack', url: 'https://github.com/rstackjs' },
    home: {
      '@type': 'SoftwareApplication',
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Linux, macOS, Windows',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      license: 'https://opensource.org/license/mit',
      sameAs: [REPOSITORY, 'https://www.npmjs.com/package/@rsdoctor/core'],
    },
  },
  card: {
    brand: BRAND,
    ink: '#12211f',
    soft: '#4a5c5a',
    ground: '#f4f9f8',
    // A pale treemap, the picture that Rsdoctor draws of a build.
    picture: `<g fill="${BRAND}"><rect x="936" y="-24" width="176" height="96" rx="12" opacity=".1"/><rect x="1124" y="-24" width="140" height="160" rx="12" opacity=".16"/><rect x="1020" y="84" width="92" height="52" rx="12" opacity=".06"/></g>`,
  },
  headers: {
    pictures: ['https://assets.rspack.rs'],
    rules: reportHeaders,
  },
  notices: {
    packages: {
      'opencc-js': 'which traditional characters the search takes for which simplified ones',
      '@rstack-dev/doc-ui': 'names and texts of the other tools',
      '@rsdoctor/client':
        'the report below /demo/ and on /preview/. It bundles React, Ant Design and other packages, which its own does not list',
    },
    works: [
      {
        name: 'Open Sans, © The Open Sans Project Authors (https://github.com/googlefonts/opensans)',
        license: 'OFL-1.1',
        what: 'the font of the English pages, reduced to the characters in use',
        text: FONT_LICENSE,
      },
      {
        name: 'Open MCT, © United States Government as represented by the Administrator of the National Aeronautics and Space Administration (https://github.com/nasa/openmct)',
        license: 'Apache-2.0',
        what: 'pictures of two guides show reports of its build; NASA has no part in this site',
        text: '',
      },
    ],
  },
};
