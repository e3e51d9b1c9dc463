/** Readers' questions, by which the search finds sections (packages/search), belong to sections that exist. */
import fs from 'node:fs';
import path from 'node:path';
import type { Check } from '@rsdoctor-docs/base/docs/check';
import { nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { headingOf } from '@rsdoctor-docs/base/docs/outline';
import type { Page } from '@rsdoctor-docs/base/docs/page';
import { QUESTIONS_FOLDER } from '@rsdoctor-docs/base/docs/site';
import { plainText } from '@rsdoctor-docs/base/docs/text';
import { listFiles } from '@rsdoctor-docs/base/files';
import { readJson } from '@rsdoctor-docs/base/json';
import { Problem } from '@rsdoctor-docs/base/problem';
import { LANGS } from '@rsdoctor-docs/parts/site';

/** The key of questions about the page itself, in place of a heading's id. */
const PAGE = '#';
const MOST = 5;
/** Pages without questions: they list pages that have their own. */
const UNASKED = ['blog/index'];
/** The search box takes no more characters. */
const LONGEST = 64;

export interface QuestionFile {
  /** Relative to the folder that holds docs/. */
  file: string;
  /** Path of the page below docs/<lang>/ without extension. */
  route: string;
  text: string;
}

/** Each page has questions in both languages, for sections that exist; each question is short and belongs to one page. */
export function* questionFaults(
  files: readonly QuestionFile[],
  pages: readonly Page[],
  unreadable: readonly Pick<Page, 'route'>[] = [],
): Iterable<Problem> {
  const asked = new Map<string, string>();
  for (const { kind, lang, route } of pages)
    if (lang === 'en' && kind !== 'home' && !UNASKED.includes(route) && !files.some((file) => file.route === route))
      yield new Problem(`docs/${QUESTIONS_FOLDER}/${route}.json`, 'is not there: search finds pages by questions', {
        fix: `write { "${PAGE}": { "en": ["what readers type"], "zh": ["读者会怎么问"] } }, and further sections by their ids`,
      });
  for (const { file, route, text } of files) {
    const { value, lineOf } = readJson(file, text);
    const page = pages.find((one) => one.route === route);
    if (!page) {
      // Of a page that does not parse in either language only that is said.
      if (unreadable.some((one) => one.route === route)) continue;
      yield new Problem(file, 'there is no such page', {
        seen: route,
        fix: 'move the file with its page, or delete it',
      });
      continue;
    }
    const ids = [
      PAGE,
      ...[...nodesIn(page.tree)].flatMap((node) => (node.type === 'heading' ? headingOf(node).id : [])),
    ];
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      yield new Problem(file, 'holds no sections', { expected: '{ "#": { "en": […], "zh": […] } }', seen: text });
      continue;
    }
    for (const [id, own] of Object.entries(value as Record<string, Record<string, unknown>>)) {
      const place = `${file}:${lineOf([id])}`;
      if (!ids.includes(id))
        yield new Problem(place, `${page.file} has no heading with the id "${id}"`, {
          expected: ids.filter((one) => one !== undefined).join(', '),
        });
      const langs = Object.keys(own ?? {});
      if (langs.join() !== LANGS.join())
        yield new Problem(place, 'questions stand in each language', {
          expected: LANGS.join(', '),
          seen: langs.join(', '),
        });
      for (const lang of langs) {
        const list: unknown[] = Array.isArray(own[lang]) ? own[lang] : [];
        if (list.length < 1 || list.length > MOST)
          yield new Problem(`${file}:${lineOf([id, lang])}`, 'a section has one to five questions a language', {
            seen: JSON.stringify(own[lang]),
            fix: 'write what readers type to find it, as they type it',
          });
        for (const [index, question] of list.entries()) {
          const at = `${file}:${lineOf([id, lang, index])}`;
          const key = `${lang} ${plain(question)}`;
          const other = asked.get(key);
          if (typeof question !== 'string' || !question.trim() || question.length > LONGEST)
            yield new Problem(at, `a question is a text of at most ${LONGEST} characters`, {
              seen: JSON.stringify(question),
            });
          else if (other)
            yield new Problem(at, `"${question}" is asked twice`, {
              seen: `also at ${other}`,
              fix: 'leave it at the section that answers best',
            });
          else asked.set(key, at);
        }
      }
    }
  }
}

/** A question for comparison: without case, spaces and question marks. */
const plain = (question: unknown) =>
  String(question)
    .toLowerCase()
    .replace(/[\s?？]+/g, ' ')
    .trim();

export const questions: Check<QuestionFile> = {
  name: 'questions',
  about: 'the questions that search finds sections by: ids that exist, both languages, none twice',
  of: 'files of questions',
  items({ docs }) {
    const folder = path.join(docs, QUESTIONS_FOLDER);
    return listFiles(folder).map((name) => ({
      file: [path.basename(docs), QUESTIONS_FOLDER, name].join('/'),
      route: name.replace(/\.json$/, ''),
      text: plainText(fs.readFileSync(path.join(folder, name), 'utf8')),
    }));
  },
  problems: (files, { pages, unreadable }) => questionFaults(files, pages, unreadable),
};
