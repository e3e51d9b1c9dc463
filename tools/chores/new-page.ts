/** `npm run new:page -- /guide/more/x "Title" "标题"`: a page in both languages, its questions, and its entries in the sidebar. */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '@rsdoctor-docs/base/command';
import { Problem } from '@rsdoctor-docs/base/problem';
import { formatFiles } from './format.ts';
import { newPageFiles } from './new-page-files.ts';
import { parseRoute } from './rename-plan.ts';

const root = path.join(import.meta.dirname, '../..');

await command(import.meta, () => {
  const [address, en, zh] = parseArgs({ allowPositionals: true }).positionals;
  if (!address || !en || !zh)
    throw new Problem('npm run new:page', 'takes an address and a title in each language', {
      expected: 'npm run new:page -- /guide/more/x "Title" "标题"',
    });
  const read = (file: string) => {
    const full = path.join(root, file);
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
  };
  const files = newPageFiles(parseRoute(address), { en, zh }, new Date().toISOString().slice(0, 10), read);
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
    console.log(file);
  }
  formatFiles(
    root,
    [...files.keys()].filter((file) => file.endsWith('.json')),
  );
  console.log('\nWrite both pages and the questions that find them, then: npm run check');
});
