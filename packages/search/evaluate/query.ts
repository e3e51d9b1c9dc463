/**
 * `npm run -s search:query -- [--lang zh] "my words" …`: writes for each query a JSON array of routes of the built site, best
 * first. Without words it reads a query a line.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { command } from '@rsdoctor-docs/base/command';
import { readBuiltIndex } from './built-index.ts';

await command(import.meta, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lang: { type: 'string', default: 'en' }, dir: { type: 'string', default: 'doc_build' } },
  });
  const { engine } = readBuiltIndex(values.dir, values.lang);
  const queries = positionals.length > 0 ? positionals : createInterface({ input: process.stdin });
  for await (const line of queries) process.stdout.write(`${JSON.stringify(engine.routes(line).slice(0, 20))}\n`);
});
