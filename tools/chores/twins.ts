/** Finds pages whose twin in the other language changed in a later commit. */
import { execFileSync } from 'node:child_process';
import { LANGS, type Lang } from '@rsdoctor-docs/parts/site';

/** A commit: `1a2b3c4 Subject`, its whole message, and the files that it changed. The newest one is first in a list. */
export interface Commit {
  title: string;
  message: string;
  files: string[];
}

/** A page whose translation changed after it did. */
interface Behind {
  /** Its file below docs/<lang>/. */
  page: string;
  /** The language that is behind. */
  lang: Lang;
  /** Commits to the other language since then, oldest first. */
  since: Commit[];
}

/** The pages that are behind. A commit that says `[en only]` or `[zh only]` asks nothing of the twins. */
export const findBehind = (pages: readonly string[], commits: readonly Commit[]): Behind[] =>
  pages.flatMap((page) =>
    LANGS.flatMap((lang) => {
      const other = lang === 'en' ? 'zh' : 'en';
      const last = commits.findIndex(({ files }) => files.includes(`docs/${lang}/${page}`));
      const since = commits
        .slice(0, last < 0 ? undefined : last)
        .filter(
          ({ files, message }) => files.includes(`docs/${other}/${page}`) && !message.includes(`[${other} only]`),
        );
      return since.length > 0 ? [{ page, lang, since: since.reverse() }] : [];
    }),
  );

/** A commit with this in its message says that all twins were compared: earlier commits no longer count. */
const AGREE = '[twins agree]';

/**
 * Commits that changed pages; what is not committed counts as the newest.
 * @param base a branch or commit: only later commits count; without it, those after the last commit that says AGREE
 */
export function readCommits(root: string, base?: string): Commit[] {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  const from = base
    ? git('merge-base', base, 'HEAD').trim()
    : git('log', '-1', '--fixed-strings', `--grep=${AGREE}`, '--format=%H').trim();
  const pages = ['--name-only', '--relative', '--no-renames', from ? `${from}..HEAD` : 'HEAD', '--', 'docs'];
  const commits = git('log', '--format=%x01%h %s%x00%B%x00', ...pages)
    .split('\x01')
    .slice(1)
    .map((entry): Commit => {
      const [title = '', message = '', files = ''] = entry.split('\0');
      return { title, message, files: files.split('\n') };
    });
  const changed = git('diff', '--name-only', '--relative', '--no-renames', 'HEAD', '--', 'docs').split('\n');
  return [{ title: 'not committed', message: '', files: changed }, ...commits];
}

/** The list as a table of Markdown, for a terminal and for the summary of a pull request. */
export function describeBehind(behind: readonly Behind[], what: string): string {
  if (behind.length === 0) return `No page is behind its twin (${what}).`;
  const rows = behind.map(({ page, lang, since }) => {
    const titles = since.map(({ title }) => title.replaceAll('|', '\\|')).join('<br>');
    return `| \`docs/${lang}/${page}\` | ${titles} |`;
  });
  return [
    `Pages behind their twin (${what}): ${behind.length}.`,
    'A change that the other language does not need says so in its commit: `[en only]` or `[zh only]`;',
    `when all pages have been compared, an empty commit says \`${AGREE}\`.`,
    '',
    '| Behind | What its twin got since |',
    '| --- | --- |',
    ...rows,
  ].join('\n');
}
