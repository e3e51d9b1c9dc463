/** `npm run check:built`: what only the built files show (after npm run build). */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { builtLinksHold, readBuild } from './links.ts';

const dir = path.join(import.meta.dirname, '../../../doc_build');
if (!existsSync(path.join(dir, 'index.html'))) {
  console.error('doc_build/ holds no site. Run npm run build first.');
  process.exit(1);
}
const pages = readBuild(dir);
const isFile = (pathname: string) => {
  const file = path.join(dir, decodeURIComponent(pathname));
  return existsSync(file) && statSync(file).isFile();
};
const problems = builtLinksHold(pages, isFile);
for (const problem of problems) console.error(problem.message);
const links = pages.reduce((sum, page) => sum + page.links.length, 0);
console.log(
  `${problems.length === 0 ? 'ok  ' : 'FAIL'} built: ${links} links on ${pages.length} pages${problems.length > 0 ? `, ${problems.length} problems` : ''}`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
