/**
 * `npm run pages`: every page, and the language in which it is behind its twin. `--behind` lists only pages that are
 * behind: those that say so in their frontmatter, and others with the commits that they lack; `--base main` counts only commits after that branch. `--bundler` lists what pages
 * say of one bundler in their text.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '@rsdoctor-docs/base/command';
import { readSite } from '@rsdoctor-docs/base/docs/site';
import { listFiles } from '@rsdoctor-docs/base/files';
import { LANGS } from '@rsdoctor-docs/parts/site';
import { describePhrases } from './bundler-phrases.ts';
import { describeBehind, findBehind, readCommits } from './twins.ts';

const root = path.join(import.meta.dirname, '../..');

await command(import.meta, () => {
  const { values } = parseArgs({
    options: { behind: { type: 'boolean' }, bundler: { type: 'boolean' }, base: { type: 'string' } },
  });
  if (values.bundler) {
    const { pages, excerpts } = readSite(path.join(root, 'docs'), LANGS);
    console.log(describePhrases([...pages, ...excerpts]));
    return;
  }
  const marked = readSite(path.join(root, 'docs'), LANGS).pages.filter(
    ({ frontmatter }) => frontmatter.behind === true,
  );
  if (values.behind) for (const { file } of marked) console.log(`${file} says that it is behind`);
  const pages = listFiles(path.join(root, 'docs/en')).filter((file) => /\.mdx?$/.test(file));
  const behind = findBehind(pages, readCommits(root, values.base));
  if (values.behind)
    console.log(describeBehind(behind, values.base ? `since ${values.base}` : 'since all were last compared'));
  else console.table(pages.map((page) => ({ page, behind: behind.find((one) => one.page === page)?.lang ?? '' })));
});
