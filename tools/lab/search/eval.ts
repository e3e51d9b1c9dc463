/**
 * `npm run search:eval -- [FILE] [--misses]`: recall, MRR, bytes and times of this site's search, beside the stock
 * panel's. `--sentences`: whether a sentence that is pasted from a page is found there.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bestRoutes, SearchEngine } from '../../../theme/components/search/engine/engine.ts';
import { unpackIndex } from '../../../theme/components/search/engine/index-file.ts';
import { readBuiltIndex } from '../../build/search/built-index.ts';
import { command } from '../../lib/command.ts';
import { brotliSize } from '../brotli-size.ts';
import { type Outcome, parseQueries, rankOf, type Score, scoresByKind } from './score.ts';
import { sampleSentences } from './sentences.ts';
import { stockIndexFile, stockSearch } from './stock.ts';

interface Measured {
  outcomes: Outcome[];
  times: number[];
}

async function measure(
  queries: Outcome[0][],
  search: (query: string) => string[] | Promise<string[]>,
): Promise<Measured> {
  const outcomes: Outcome[] = [];
  const times: number[] = [];
  for (const query of queries) {
    const start = performance.now();
    outcomes.push([query, await search(query.q)]);
    times.push(performance.now() - start);
  }
  return { outcomes, times };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function row(engine: string, kind: string, { queries, recall1, recall5, mrr, empty }: Score): string {
  return `${engine.padEnd(8)}${kind.padEnd(10)}${String(queries).padStart(4)}  ${percent(recall1)}  ${percent(recall5)}  ${mrr.toFixed(3)}  ${String(empty).padStart(4)}`;
}

const OPTIONS = { limit: 20, snippetSize: 10 };

/** Share of the queries with a known section whose first hit leads there, of those whose page is found first. */
function sectionsRight(engine: SearchEngine, outcomes: Outcome[]): string {
  const asked = outcomes.filter(([query, routes]) => query.sections && rankOf(query, routes) === 1);
  const right = asked.filter(([{ q, sections }]) =>
    sections!.includes(engine.search(q, OPTIONS).hits[0]?.anchor ?? ''),
  );
  return `${right.length} of ${asked.length} first hits lead to the section that answers`;
}

function reportSentences(engine: SearchEngine, showMisses: boolean): void {
  const sentences = sampleSentences(engine.pages, 8);
  const results = sentences.map((sentence) => ({ sentence, hit: engine.search(sentence.q, OPTIONS).hits[0] }));
  const missed = results.filter(({ sentence, hit }) => hit?.url_without_anchor !== sentence.route);
  const elsewhere = results.filter(
    ({ sentence, hit }) => hit?.url_without_anchor === sentence.route && (hit.anchor ?? '') !== sentence.anchor,
  );
  const share = (count: number) => percent(count / sentences.length).trim();
  console.log(
    `${sentences.length} pasted sentences: page first ${share(sentences.length - missed.length)}, section first ${share(sentences.length - missed.length - elsewhere.length)}`,
  );
  if (showMisses)
    for (const { sentence, hit } of missed)
      console.log(`  ${sentence.route}  ${sentence.q}\n       ${hit?.url ?? '-'}`);
}

function timing(times: number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  return `query median ${sorted[sorted.length >> 1]!.toFixed(1)} ms, slowest ${sorted.at(-1)!.toFixed(1)} ms`;
}

await command(import.meta, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dir: { type: 'string', default: 'doc_build' },
      misses: { type: 'boolean', default: false },
      sentences: { type: 'boolean', default: false },
    },
  });
  const [file = path.join(import.meta.dirname, 'queries.json')] = positionals;
  for (const [lang, queries] of Object.entries(parseQueries(fs.readFileSync(file, 'utf8')))) {
    const { bytes, index, textBytes, texts } = readBuiltIndex(values.dir, lang);
    const memoryBefore = process.memoryUsage().heapUsed;
    const start = performance.now();
    const engine = SearchEngine.build(index, texts);
    const buildTime = performance.now() - start;
    const memory = process.memoryUsage().heapUsed - memoryBefore;
    if (values.sentences) {
      console.log(`\n${lang}`);
      reportSentences(engine, values.misses);
      continue;
    }
    const ours = await measure(queries, (query) => bestRoutes(engine, query));

    console.log(
      `\n${lang}: ${index.pages.length} pages, ${unpackIndex(index).reduce((sum, { sections }) => sum + sections.length, 0)} records`,
    );
    console.log('engine  kind         n  recall@1  recall@5    MRR  none');
    const ownScores = scoresByKind(ours.outcomes);
    const stockFile = stockIndexFile(lang);
    const stock = stockFile ? await measure(queries, await stockSearch(lang)) : null;
    const stockScores = stock ? scoresByKind(stock.outcomes) : [];
    ownScores.forEach(([kind, score], at) => {
      console.log(row('ours', kind, score));
      const stockScore = stockScores[at];
      if (stockScore) console.log(row('stock', kind, stockScore[1]));
    });
    console.log(
      `ours    first ${kilo(bytes.length)}, brotli ${kilo(brotliSize(bytes))}; texts ${kilo(textBytes.length)}, brotli ${kilo(brotliSize(textBytes))}; heap ${(memory / 1e6).toFixed(0)} MB; built in ${buildTime.toFixed(0)} ms; ${timing(ours.times)}`,
    );
    if (stock && stockFile) {
      const stockBytes = fs.readFileSync(stockFile);
      console.log(
        `stock   index ${kilo(stockBytes.length)}, brotli ${kilo(brotliSize(stockBytes))}; ${timing(stock.times)}`,
      );
    } else console.log('stock   has no index in this build');
    console.log(sectionsRight(engine, ours.outcomes));
    if (!values.misses) continue;
    for (const [query, routes] of ours.outcomes) {
      const rank = rankOf(query, routes);
      if (rank !== 1)
        console.log(
          `  ${rank || '-'}  ${query.q}  (${query.kind ?? ''})  wants ${query.expect.join(' ')}\n       ${routes.slice(0, 6).join(' ')}`,
        );
    }
  }
});
