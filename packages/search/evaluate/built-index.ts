/** Reads the index of a built site. */
import fs from 'node:fs';
import path from 'node:path';
import { SearchEngine } from '../engine/engine.ts';
import { type SearchIndexFile, type SearchTextFile, textAddress } from '../engine/index-file.ts';

/** @param dir the build folder; @throws when it has no index of the language */
export function readBuiltIndex(dir: string, lang: string) {
  const folder = path.join(dir, 'static/search');
  const name = fs.existsSync(folder)
    ? fs.readdirSync(folder).find((entry) => entry.startsWith(`${lang}.`) && /^[\w-]+\.\w+\.json$/.test(entry))
    : undefined;
  if (!name)
    throw new Error(`There is no search index for "${lang}" in ${folder}. Build the site first: npm run build`);
  const bytes = fs.readFileSync(path.join(folder, name));
  const textBytes = fs.readFileSync(textAddress(path.join(folder, name)));
  const engine = SearchEngine.build(
    JSON.parse(bytes.toString('utf8')) as SearchIndexFile,
    JSON.parse(textBytes.toString('utf8')) as SearchTextFile,
  );
  return { bytes, textBytes, engine };
}
