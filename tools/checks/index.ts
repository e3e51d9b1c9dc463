/**
 * Every check of the repository, by group. A new rule is one file in the folder of its group and one entry here; a rule
 * about one part lies in the folder of the part, with an entry in packages/parts/checks.ts.
 */

import type { Groups } from '@rsdoctor-docs/base/docs/check';
import { partChecks } from '@rsdoctor-docs/parts/checks';
import { builtLinks } from './built/built-links.ts';
import { builtMarkup } from './built/built-markup.ts';
import { evidence } from './code/evidence.ts';
import { fences } from './code/fences.ts';
import { json } from './code/json.ts';
import { messages } from './code/messages.ts';
import { outputs } from './code/outputs.ts';
import { runs } from './code/runs.ts';
import { scripts } from './code/scripts.ts';
import { shell } from './code/shell.ts';
import { words } from './code/words.ts';
import { claims } from './content/claims.ts';
import { components } from './content/components.ts';
import { frontmatter } from './content/frontmatter.ts';
import { headings } from './content/headings.ts';
import { identifiers } from './content/identifiers.ts';
import { invisible } from './content/invisible.ts';
import { length } from './content/length.ts';
import { linkWords } from './content/link-words.ts';
import { links } from './content/links.ts';
import { markdown } from './content/markdown.ts';
import { menus } from './content/menus.ts';
import { numbers } from './content/numbers.ts';
import { offer } from './content/offer.ts';
import { questions } from './content/questions.ts';
import { readable } from './content/readable.ts';
import { screens } from './content/screen-names.ts';
import { twins } from './content/twins.ts';
import { englishSigns, runInHeads, typography } from './content/typography.ts';
import { files } from './files.ts';

export const groups: Groups = {
  /** What the pages say, in both languages. */
  content: [
    readable,
    invisible,
    menus,
    links,
    linkWords,
    components,
    markdown,
    offer,
    twins,
    numbers,
    headings,
    length,
    frontmatter,
    typography,
    englishSigns,
    runInHeads,
    questions,
    identifiers,
    claims,
    screens,
    ...partChecks.content,
  ],
  /** Any file of the repository. */
  files: [files],
  /** What the pages say about code. packages/evidence builds and runs it; `evidence` compares its ledger. */
  code: [words, messages, fences, json, scripts, shell, outputs, runs, ...partChecks.code, evidence],
  /** What only the built files show. Runs last, after a build, or when it is named. */
  built: [builtLinks, builtMarkup],
};
