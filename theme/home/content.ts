/** What docs/{en,zh}/index.mdx says in its frontmatter. `{name}` in a text is a number of sample.ts. */
import type { Feature, Hero } from '@rspress/core';

/** A link with its text. */
export interface Place {
  text: string;
  link: string;
}

/** A heading, a sentence below it, and the next step. */
export interface Part {
  title: string;
  text: string;
  more: Place;
}

/** One question of the stage: what the large number counts, what to make of it, and where it leads. */
export interface Question extends Part {
  /** The question, which is the tab too. */
  title: string;
  of: string;
  /** Takes the place of the text when all fixes are on. */
  done?: string;
}

/** What the reader can switch off, in the order of the record. */
export interface Fix {
  title: string;
  text: string;
}

export interface Stage {
  /** Accessible name of the choice of questions. */
  label: string;
  /** `rest` is what no fix takes out. */
  large: Question & { fixes: Fix[]; rest: string };
  slow: Question & { fixes: Fix[]; files: string; measured: Fix };
  grown: Question & { before: string; after: string; elsewhere: string };
  reason: Question & { importer: string; kept: string; file: string };
}

export interface HomeContent {
  hero?: Hero;
  /** Names of the button that copies the install command, and of the one that opens the config: the body of the page. */
  install?: { copy: string; lines: string };
  stage?: Stage;
  /** Cards, as Rspress has them. */
  features?: Feature[];
  /** `files` are the rows of the last step. */
  story?: Part & { steps: string[]; files: { all: string; start: string } };
  own?: Part & { drop: string };
  ai?: Part & { question: string; answer: string };
  columns?: { title: string; places: Place[] }[];
}
