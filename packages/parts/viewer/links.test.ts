import { comparisonLines, docsOfRule, linesOf } from '@rsdoctor-docs/viewer/lines';
import { wordsIn } from '@rsdoctor-docs/viewer/words';
import { expect, test } from 'vitest';
import { pages } from '../../../tests/lib/docs.ts';
import { factsFor, fileOf } from '../../viewer/tests/recorded.ts';
import { inLang, LANGS } from '../site.ts';

const en = wordsIn('en');

test('every line of the list beside a report leads to a page and a section that are there, in both languages', async () => {
  const kiosk = await factsFor(fileOf('newer.json'));
  const stats = await factsFor(fileOf('rspack.stats.json'));
  const sections = [
    ...linesOf(kiosk, en),
    ...linesOf(stats, en),
    ...linesOf({ ...kiosk, missing: ['sizes', 'codeKept', 'bundle', 'loaders', 'plugins', 'files'] }, en),
    ...comparisonLines(await factsFor(fileOf('older.json')), kiosk, en),
    ...comparisonLines(stats, kiosk, en),
    ...comparisonLines(stats, stats, en),
  ];
  expect(new Set(sections.map(({ id }) => id)).size).toBeGreaterThan(8);
  const links = [
    ...sections.flatMap(({ docs, rows }) => [docs, ...rows.flatMap((row) => row.docs ?? [])]),
    ...['EXTEND', ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `E100${n}`)].map(docsOfRule),
  ];
  for (const lang of LANGS)
    for (const link of new Set(links)) {
      const [route, id] = link.split('#');
      const page = pages(lang).find((one) => one.route === inLang(route!, lang));
      expect(page, link).toBeDefined();
      if (id) expect(page!.text, link).toContain(`{#${id}}`);
    }
});
