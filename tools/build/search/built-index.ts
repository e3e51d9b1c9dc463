/** Reads what the build wrote, for the scripts. */
import fs from 'node:fs';
import path from 'node:path';
import {
  type SearchIndexFile,
  type SearchTextFile,
  textAddress,
} from '../../../theme/components/search/engine/index-file.ts';
import { readIndex, readTexts } from '../../../theme/components/search/engine/read-index.ts';

export interface BuiltIndex {
  file: string;
  bytes: Buffer;
  index: SearchIndexFile;
  textBytes: Buffer;
  texts: SearchTextFile;
}

/** @throws when the site has not been built */
export function readBuiltIndex(dir: string, lang: string): BuiltIndex {
  const folder = path.join(dir, 'static/search');
  const name = fs.existsSync(folder)
    ? fs.readdirSync(folder).find((entry) => entry.startsWith(`${lang}.`) && /^[\w-]+\.\w+\.json$/.test(entry))
    : undefined;
  if (!name)
    throw new Error(`There is no search index for "${lang}" in ${folder}. Build the site first: npm run build`);
  const file = path.join(folder, name);
  const bytes = fs.readFileSync(file);
  const textBytes = fs.readFileSync(textAddress(file));
  return {
    file,
    bytes,
    index: readIndex(JSON.parse(bytes.toString('utf8'))),
    textBytes,
    texts: readTexts(JSON.parse(textBytes.toString('utf8'))),
  };
}

/** Languages that the build has an index for. */
export function builtLanguages(dir: string): string[] {
  const folder = path.join(dir, 'static/search');
  if (!fs.existsSync(folder))
    throw new Error(`There is no search index in ${folder}. Build the site first: npm run build`);
  return fs.readdirSync(folder).flatMap((name) => /^([\w-]+)\.[\w]+\.json$/.exec(name)?.[1] ?? []);
}
