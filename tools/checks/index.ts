/** Every check of the repository, by group. A new rule is one file in the folder of its group and one entry here. */

import { sampleNumbers } from '#theme/parts/number/check.ts';
import { legible } from '#theme/parts/shot/legible.ts';
import { builtLinks } from './built/built-links.ts';
import { builtMarks } from './built/built-marks.ts';
import { evidence } from './code/evidence.ts';
import { fences } from './code/fences.ts';
import { json } from './code/json.ts';
import { outputs } from './code/outputs.ts';
import { runs } from './code/runs.ts';
import { scripts } from './code/scripts.ts';
import { shell } from './code/shell.ts';
import { words } from './code/words.ts';
import { claims } from './content/claims.ts';
import { components } from './content/components.ts';
import { drawn } from './content/drawn.ts';
import { frontmatter } from './content/frontmatter.ts';
import { headings } from './content/headings.ts';
import { identifiers } from './content/identifiers.ts';
import { labels } from './content/labels.ts';
import { linkWords } from './content/link-words.ts';
import { links } from './content/links.ts';
import { markdown } from './content/markdown.ts';
import { menus } from './content/menus.ts';
import { numbers } from './content/numbers.ts';
import { questions } from './content/questions.ts';
import { readable } from './content/readable.ts';
import { screens } from './content/screens.ts';
import { twins } from './content/twins.ts';
import { englishSigns, runInHeads, typography } from './content/typography.ts';
import { files } from './files.ts';
import type { Groups } from './run.ts';

export const groups: Groups = {
  /** What the pages say, in both languages. */
  content: [
    readable,
    menus,
    labels,
    links,
    linkWords,
    components,
    markdown,
    drawn,
    twins,
    numbers,
    headings,
    frontmatter,
    typography,
    englishSigns,
    runInHeads,
    screens,
    questions,
    identifiers,
    sampleNumbers,
    claims,
  ],
  /** Any file of the repository. */
  files: [files],
  /** What the pages say about code. packages/evidence builds and runs it; `evidence` compares its ledger. */
  code: [words, fences, json, scripts, shell, outputs, runs, legible, evidence],
  /** What only the built files show. Runs when it is named. */
  built: [builtLinks, builtMarks],
};
