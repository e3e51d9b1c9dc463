/** What counts how much; tuned with `npm run search:eval`. */
export const WEIGHTS = {
  fields: { title: 8, heading: 2.5, keywords: 5, questions: 3, text: 0.7 },
  /** Share of the other sections of a page, beside its title and its best section. */
  rest: 0.1,
  /** Power of the share of query words that the page holds. */
  coverage: 1,
  /** A page that is in no menu: an excerpt, an old address. */
  unlisted: 0.7,
  /** A list of links to other pages. */
  links: 0.15,
  /** A name of code (`writeDataJson`, `0.4`) that is on the site: more telling than the words around it. */
  name: 2,
  part: 0.15,
  synonym: 0.35,
  /** A word inside of a longer name, and what stands for that name. */
  partOfName: 0.5,
  sameName: 0.8,
  partOfUnknown: 1,
  char: 0.1,
  charOfUnknown: 0.3,
  prefix: 0.6,
  /** A word in place of one that the site does not have. */
  correction: 0.7,
  /** How much of a word of the query counts as found by what stands for it; in the text alone, since a long one holds most. */
  covers: { text: 0.45, part: 0.8, synonym: 0.6, char: 0.4, correction: 0.9 },
  /** The whole query, word for word: is the title, begins it, is in it; is a heading, begins it; is in the text. */
  phrase: { title: 2.5, titleStart: 1.8, titleIn: 1.5, heading: 1.3, headingStart: 1.3, headingIn: 1.4, text: 1.1 },
  /** The query is a question that the section answers. */
  asked: 6,
  /** Less for a query of fewer words: `install` is a heading of many pages. */
  askedWords: 2,
  /** By so much more must the query be like what the page answers than like what a section of it does. */
  titleLead: 0.1,
  /** A sentence of the section: its words in their order; the more so when they are many. */
  sentence: 3,
  longSentence: 12,
  /** All of them, one behind the other: pasted from there. */
  pasted: 1000,
};
