/**
 * `npm run search:push [-- --dry-run]`: uploads the records of the built site to the hosted search service.
 * SEARCH_APP_ID, SEARCH_INDEX_NAME and SEARCH_WRITE_KEY come from the environment; the write key is never part of a
 * build.
 */
import { parseArgs } from 'node:util';
import { command } from '../../lib/command.ts';
import { listOf, required } from './hosted.ts';
import { recordsToPush, SETTINGS } from './pushed.ts';
import { replaceIndex } from './service.ts';

await command(import.meta, async () => {
  const { values } = parseArgs({
    options: { dir: { type: 'string', default: 'doc_build' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const records = recordsToPush(values.dir);
  const counts = [...new Set(records.map(({ lang }) => lang))].map(
    (lang) => `${records.filter((record) => record.lang === lang).length} ${lang}`,
  );
  const summary = `${records.length} records (${counts.join(', ')}), ${(JSON.stringify(records).length / 1000).toFixed(0)} kB`;
  if (values['dry-run']) {
    console.log(
      `Dry run: ${summary} would replace the index ${process.env.SEARCH_INDEX_NAME ?? '(SEARCH_INDEX_NAME is not set)'}.`,
    );
    console.log(JSON.stringify(records[0], null, 2));
    return;
  }
  const indexName = required(process.env, 'SEARCH_INDEX_NAME', 'indexName');
  const service = {
    appId: required(process.env, 'SEARCH_APP_ID', 'appId'),
    apiKey: required(process.env, 'SEARCH_WRITE_KEY', 'write key'),
    hosts: listOf(process.env.SEARCH_WRITE_HOSTS),
  };
  await replaceIndex(service, indexName, records, SETTINGS);
  console.log(`${summary} are now the index ${indexName}.`);
});
