/**
 * `npm run search:eval -- [FILE ...] [--misses] [--sentences]`: relevance, sizes and times of the search of the built site.
 * A file has queries by language, each with the routes and sections that answer. `--sentences` searches sentences of the
 * pages instead.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { command } from '@rsdoctor-docs/base/command';
import { readBuiltIndex } from './built-index.ts';
import { type Outcome, parseQueries, rankOf, sampleSentences, scoreOf } from './score.ts';

const kilo = (bytes: Buffer) => `${(brotliCompressSync(bytes).length / 1000).toFixed(1)} kB`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

await command(import.meta, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dir: { type: 'string', default: 'doc_build' },
      misses: { type: 'boolean', default: false },
      sentences: { type: 'boolean', default: false },
    },
  });
  const files = positionals.length > 0 ? positionals : [path.join(import.meta.dirname, 'queries.json')];
  const sets = files.map((file) => ({ file, queries: parseQueries(fs.readFileSync(file, 'utf8')) }));

  for (const lang of Object.keys(sets[0]!.queries)) {
    const { bytes, textBytes, engine } = readBuiltIndex(values.dir, lang);
    console.log(`\n${lang}: first ${kilo(bytes)}, texts ${kilo(textBytes)} with brotli`);
    const own = values.sentences
      ? [{ name: 'sentences', queries: sampleSentences(engine.pages) }]
      : sets.map(({ file, queries }) => ({ name: path.basename(file), queries: queries[lang] ?? [] }));
    for (const { name, queries } of own) {
      const start = performance.now();
      const outcomes = queries.map((query): Outcome => [query, engine.routes(query.q)]);
      const each = (performance.now() - start) / queries.length;
      const kinds = new Map<string, Outcome[]>([[name, outcomes]]);
      for (const outcome of outcomes) {
        const kind = outcome[0].kind;
        if (kind) kinds.set(`  ${kind}`, [...(kinds.get(`  ${kind}`) ?? []), outcome]);
      }
      for (const [kind, some] of kinds) {
        const { recall1, recall5 } = scoreOf(some);
        console.log(
          `${kind.padEnd(26)}${String(some.length).padStart(4)}  recall@1 ${percent(recall1).padStart(7)}  @5 ${percent(recall5).padStart(7)}`,
        );
      }
      const answered = outcomes.filter(([query, routes]) => query.sections && rankOf(query, routes) === 1);
      const right = answered.filter(([{ q, sections }]) =>
        sections!.includes(engine.search(q, { limit: 20 }).hits[0]?.url.split('#')[1] ?? ''),
      );
      console.log(
        `  ${right.length} of ${answered.length} first hits lead to the section that answers; ${each.toFixed(1)} ms a query`,
      );
      if (!values.misses) continue;
      for (const [query, routes] of outcomes) {
        const rank = rankOf(query, routes);
        if (rank !== 1)
          console.log(
            `  ${rank || '-'}  ${query.q}\n     wants ${query.expect.join(' ')}\n     ${routes.slice(0, 5).join(' ')}`,
          );
      }
    }
  }
});
