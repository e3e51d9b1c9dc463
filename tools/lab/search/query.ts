/** `npm run -s search:query -- --lang en|zh`: one query a line in, one JSON array of routes a line out, best first. */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { bestRoutes, SearchEngine } from '../../../theme/components/search/engine/engine.ts';
import { readBuiltIndex } from '../../build/search/built-index.ts';
import { command } from '../../lib/command.ts';

await command(import.meta, async () => {
  const { values } = parseArgs({
    options: { lang: { type: 'string', default: 'en' }, dir: { type: 'string', default: 'doc_build' } },
  });
  const { index, texts } = readBuiltIndex(values.dir, values.lang);
  const engine = SearchEngine.build(index, texts);
  for await (const line of createInterface({ input: process.stdin }))
    process.stdout.write(`${JSON.stringify(bestRoutes(engine, line))}\n`);
});
