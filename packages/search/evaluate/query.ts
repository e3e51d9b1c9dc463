/** `npm run -s search:query -- --lang en|zh`: reads a query a line, writes a JSON array of routes a line, best first. */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { readBuiltIndex } from './built-index.ts';

const { values } = parseArgs({
  options: { lang: { type: 'string', default: 'en' }, dir: { type: 'string', default: 'doc_build' } },
});
const engine = readBuiltIndex(values.dir, values.lang).engine();
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(engine.routes(line).slice(0, 20))}\n`);
