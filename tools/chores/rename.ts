/**
 * `npm run rename -- /guide/start/old-name /guide/start/new-name`: gives a page and its twin another address. Links,
 * menus and addresses in the tools follow; the old address leads to the new one. A folder of samples keeps its name:
 * under another name, all its samples would have to be built again.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '@rsdoctor-docs/base/command';
import { repositoryFiles } from '@rsdoctor-docs/base/files';
import { Problem } from '@rsdoctor-docs/base/problem';
import { ORIGIN } from '@rsdoctor-docs/parts/site';
import { formatFiles } from './format.ts';
import { isNaming, parseRoute, planRename, REDIRECTS } from './rename-plan.ts';

const root = path.join(import.meta.dirname, '../..');

await command(import.meta, () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length !== 2)
    throw new Problem('npm run rename', 'takes two addresses', {
      expected: 'npm run rename -- /guide/start/old-name /guide/start/new-name',
    });
  const [from, to] = positionals.map(parseRoute) as [string, string];
  const names = repositoryFiles(root).filter(isNaming);
  const texts = new Map(names.map((name) => [name, fs.readFileSync(path.join(root, name), 'utf8')]));
  const { moves, edits, notes } = planRename(from, to, texts, ORIGIN);

  for (const [file, text] of edits) fs.writeFileSync(path.join(root, file), text);
  for (const move of moves) {
    fs.mkdirSync(path.dirname(path.join(root, move.to)), { recursive: true });
    fs.renameSync(path.join(root, move.from), path.join(root, move.to));
  }
  formatFiles(
    root,
    [...edits.keys()].filter((file) => file.endsWith('_meta.json')),
  );

  for (const move of moves) console.log(`moved    ${move.from} → ${move.to}`);
  for (const file of edits.keys()) console.log(`changed  ${file}`);
  for (const note of notes) console.log(`look at  ${note}`);
  console.log(`\n${from} leads to ${to} from now on (${REDIRECTS}). Now: npm run check`);
});
