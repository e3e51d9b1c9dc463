/** What a reader of both languages relies on, on every page. */
import type { Group } from '../check.ts';
import { excerpts } from './excerpts.ts';
import { frontmatter } from './frontmatter.ts';
import { headings } from './headings.ts';
import { identifiers } from './identifiers.ts';
import { menus } from './menus.ts';
import { pictures } from './pictures.ts';
import { readable } from './readable.ts';
import { byHand, defaults, rules } from './stated.ts';
import { twins } from './twins.ts';
import { typography } from './typography.ts';
import { glossaryCheck, leftovers } from './words.ts';

export const content: Group = {
  name: 'content',
  about: 'what the pages say, in both languages',
  checks: [
    readable,
    excerpts,
    menus,
    twins,
    headings,
    frontmatter,
    typography,
    glossaryCheck,
    leftovers,
    pictures,
    identifiers,
    byHand,
    defaults,
    rules,
  ],
};
