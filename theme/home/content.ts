/** What docs/{en,zh}/index.md says in its frontmatter. `{name}` in a text is a number of sample.ts. */
import type { Hero } from '@rspress/core';

/** A link with its text. */
export interface Place {
  text: string;
  link: string;
}

/** A heading, a sentence below it, and a link. */
export interface Part {
  title: string;
  text: string;
  more: Place;
}

/** One question of the stage: what the large number counts, what to make of it, and where it leads. */
export interface Question {
  /** The question, which is the tab too. */
  title: string;
  of: string;
  text: string;
  /** Takes the place of the text when all fixes are on. */
  done?: string;
  places: Place[];
}

/** What the reader can switch off, in the order of the record. */
export interface Fix {
  title: string;
  text: string;
}

export interface Stage {
  /** Accessible name of the choice of questions. */
  label: string;
  /** Tiles of the map that are no packages have their names here. */
  large: Question & { fixes: Fix[]; names: Readonly<Record<string, string>> };
  slow: Question & { fixes: Fix[]; files: string; measured: Fix };
  grown: Question & { before: string; after: string; elsewhere: string };
  reason: Question & { importer: string; kept: string; file: string };
}

export interface HomeContent {
  hero?: Hero;
  /** Beside the install command: its copy button, the lines of the config, and what one can do without it. */
  install?: { copy: string; lines: string; build: string; first: Place; other: Place };
  stage?: Stage;
  works?: { title: string; places: Place[] };
  results?: { title: string; entries: { value: string; text: string; source: Place; guide: Place }[] };
  story?: { title: string; text: string; steps: { title: string; place: Place }[] };
  own?: Part & { drop: string };
  ai?: Part & { question: string; answer: string };
  columns?: { title: string; places: Place[] }[];
}
