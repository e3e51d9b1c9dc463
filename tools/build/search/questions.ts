/**
 * What readers ask, by the section that answers it: `docs/questions/<page>.json`, one file for a page in all languages.
 * They are indexed and shown nowhere; tools/checks/content/questions.ts checks them.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Section } from '../../../theme/components/search/engine/index-file.ts';
import { htmlFile, withoutLang } from '../../../theme/site.ts';
import { QUESTIONS_FOLDER } from '../../checks/read/site.ts';

/** Id of a heading (`#` is the page itself) to its questions in each language. */
export type Questions = Record<string, Record<string, string[]>>;

/** The file that holds the questions of a page, below the pages' root. */
const questionsFile = (route: string): string =>
  path.join(QUESTIONS_FOLDER, htmlFile(withoutLang(route)).replace(/html$/, 'json'));

/** @returns nothing for a page without questions; @throws when the file is not JSON */
function readQuestions(root: string, route: string): Questions {
  const file = path.join(root, questionsFile(route));
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Questions) : {};
}

/** The sections of a page with the questions that each answers. */
export function withQuestions(root: string, route: string, lang: string, sections: Section[]): Section[] {
  const questions = readQuestions(root, route);
  return sections.map(
    ([depth, anchor, heading, text], index): Section => [
      depth,
      anchor,
      heading,
      text,
      questions[index === 0 ? '#' : anchor]?.[lang] ?? [],
    ],
  );
}
