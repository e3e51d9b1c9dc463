/** Rules for what the pages say, in both languages. */
import type { Group } from '../check.ts';
import { claims } from './claims.ts';
import { components } from './components.ts';
import { doubled } from './doubled.ts';
import { frontmatter } from './frontmatter.ts';
import { headings } from './headings.ts';
import { identifiers } from './identifiers.ts';
import { labels } from './labels.ts';
import { linkWords } from './link-words.ts';
import { links } from './links.ts';
import { menus } from './menus.ts';
import { numbers } from './numbers.ts';
import { pictures } from './pictures.ts';
import { questions } from './questions.ts';
import { readable } from './readable.ts';
import { sampleNumbers } from './sample-numbers.ts';
import { schema } from './schema.ts';
import { screens } from './screens.ts';
import { spelling } from './spelling.ts';
import { byHand, defaults } from './stated.ts';
import { twins } from './twins.ts';
import { englishSigns, runInHeads, typography } from './typography.ts';
import { glossaryCheck, leftovers } from './words.ts';

export const content: Group = {
  name: 'content',
  about: 'what the pages say, in both languages',
  checks: [
    readable,
    menus,
    labels,
    links,
    linkWords,
    components,
    twins,
    numbers,
    headings,
    schema,
    frontmatter,
    typography,
    englishSigns,
    runInHeads,
    doubled,
    spelling,
    glossaryCheck,
    screens,
    leftovers,
    pictures,
    questions,
    identifiers,
    byHand,
    defaults,
    sampleNumbers,
    claims,
  ],
};
