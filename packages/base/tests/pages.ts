/** Pages for the tests of checks, and what the checks say about them. */

import { type Page, readPage } from '@rsdoctor-docs/base/docs/page';
import type { Site } from '@rsdoctor-docs/base/docs/site';
import type { Problem } from '@rsdoctor-docs/base/problem';
import type { Lang } from '@rsdoctor-docs/parts/site';
import type { PageCheck } from '../docs/check.ts';

export const page = (source: string, lang: Lang = 'en', route = 'guide/a'): Page =>
  readPage(`docs/${lang}/${route}.mdx`, lang, route, source);
export const zh = (text: string): Page => page(`# 标题\n\n${text}\n`, 'zh');

/** What problems say, each in one line. */
export const messages = (problems: Iterable<Problem>): string[] =>
  [...problems].map(({ message }) => message.replace(/\n\s*/g, ' | ').replace(/: +/g, ': '));

/** What a check says about pages; `site` has what else it reads. */
export const found = (check: PageCheck, pages: readonly Page[], site: Partial<Site> = {}): string[] =>
  messages(check.problems(pages, { unreadable: [], ...site } as Site));
