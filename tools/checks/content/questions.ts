/** The questions that search finds sections by (packages/search/build/pages.ts) belong to sections that are there. */
import fs from 'node:fs';
import path from 'node:path';
import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { LANGS } from '../../../theme/site.ts';
import { listFiles } from '../../lib/files.ts';
import { Problem } from '../../lib/problem.ts';
import { unixText } from '../../lib/unix-text.ts';
import type { Check } from '../check.ts';
import { readJson } from '../read/json.ts';
import { headingOf } from '../read/outline.ts';
import type { Page } from '../read/page.ts';
import { QUESTIONS_FOLDER } from '../read/site.ts';

/** What stands for the page itself, in place of the id of a heading. */
const PAGE = '#';
const MOST = 5;
/** The search box takes no more characters. */
const LONGEST = 64;

export interface QuestionFile {
  /** Relative to the folder that holds docs/. */
  file: string;
  /** Path of the page below docs/<lang>/ without extension. */
  route: string;
  text: string;
}

function idsOf(page: Page): Set<string> {
  const ids = new Set([PAGE]);
  visit(page.tree, 'heading', (node: Heading) => {
    const { id } = headingOf(node);
    if (id) ids.add(id);
  });
  return ids;
}

interface Asked {
  lang: string;
  question: unknown;
  place: string;
}

/** Faults of a file by itself, and the questions that it holds. */
function readQuestions(
  { file, route, text }: QuestionFile,
  pages: readonly Page[],
): { problems: Problem[]; asked: Asked[] } {
  const { value, lineOf } = readJson(file, text);
  const page = pages.find((one) => one.route === route);
  if (!page)
    return {
      problems: [
        new Problem(file, 'there is no such page', { seen: route, fix: 'move the file with its page, or delete it' }),
      ],
      asked: [],
    };
  const ids = idsOf(page);
  const problems: Problem[] = [];
  const asked: Asked[] = [];
  for (const [id, own] of Object.entries(value as Record<string, Record<string, unknown>>)) {
    const place = `${file}:${lineOf([id])}`;
    if (!ids.has(id))
      problems.push(
        new Problem(place, `${page.file} has no heading with the id "${id}"`, { expected: [...ids].join(', ') }),
      );
    const langs = Object.keys(own ?? {});
    if (langs.join() !== LANGS.join())
      problems.push(
        new Problem(place, 'questions stand in each language', { expected: LANGS.join(', '), seen: langs.join(', ') }),
      );
    for (const lang of langs) {
      const list = own[lang];
      const count = Array.isArray(list) ? list.length : 0;
      if (count < 1 || count > MOST)
        problems.push(
          new Problem(`${file}:${lineOf([id, lang])}`, 'a section has one to five questions a language', {
            seen: JSON.stringify(list),
          }),
        );
      if (Array.isArray(list))
        list.forEach((question, at) => {
          asked.push({ lang, question, place: `${file}:${lineOf([id, lang, at])}` });
        });
    }
  }
  return { problems, asked };
}

/** Ids exist, both languages ask, each question is short and asked once. */
export function questionsHold(files: readonly QuestionFile[], pages: readonly Page[]): Problem[] {
  const read = files.map((file) => readQuestions(file, pages));
  const first = new Map<string, string>();
  const ofQuestion = ({ lang, question, place }: Asked): Problem[] => {
    if (typeof question !== 'string' || !question.trim() || question.length > LONGEST)
      return [
        new Problem(place, `a question is a text of at most ${LONGEST} characters`, { seen: JSON.stringify(question) }),
      ];
    const key = `${lang} ${question
      .toLowerCase()
      .replace(/[\s?？]+/g, ' ')
      .trim()}`;
    const other = first.get(key);
    if (!other) first.set(key, place);
    return other
      ? [
          new Problem(place, `"${question}" is asked twice`, {
            seen: `also at ${other}`,
            fix: 'leave it at the section that answers best',
          }),
        ]
      : [];
  };
  return [...read.flatMap(({ problems }) => problems), ...read.flatMap(({ asked }) => asked.flatMap(ofQuestion))];
}

export const questions: Check<QuestionFile> = {
  name: 'questions',
  about: 'the questions that search finds sections by: ids that exist, both languages, none twice',
  of: 'files of questions',
  items({ docs }) {
    const folder = path.join(docs, QUESTIONS_FOLDER);
    return listFiles(folder).map((name) => ({
      file: [path.basename(docs), QUESTIONS_FOLDER, name].join('/'),
      route: name.replace(/\.json$/, ''),
      text: unixText(fs.readFileSync(path.join(folder, name), 'utf8')),
    }));
  },
  problems: (files, { pages }) => questionsHold(files, pages),
};
