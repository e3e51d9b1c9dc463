/** Sentences about a reader's build. A name comes from a report and is shown as code. */
import type { Stage } from '@rsdoctor-docs/viewer/facts';

/** A part of a sentence. */
export type Piece = string | { name: string };
export type Say<Values extends unknown[]> = (...values: Values) => Piece[];

/** What a report may lack for a line; the line then links to a page that says how to get it. */
export type Lack = 'stats' | 'bundle' | 'sizes' | 'packages' | 'loaders' | 'plugins' | 'stages' | 'resolver' | 'second';

/** What a link behind a line helps against: what is lacking, or modules without a size in a file that the line names. */
export type Remedy = Lack | 'modules';

/** The stages as the report names them, in every language. */
export const stages: Record<Stage, string> = {
  bootstrap: 'Bootstrap ~ BeforeCompile',
  compile: 'Compile',
  done: 'AfterCompile ~ Done',
  minify: 'Minify',
};
export const name = (text: string): Piece => ({ name: text });
export const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Names with a comma between. */
export const listed = (names: readonly string[], comma: string): Piece[] =>
  names.flatMap((one, index) => (index > 0 ? [comma, name(one)] : [name(one)]));
