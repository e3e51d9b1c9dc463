/** Finds pages whose twin in the other language changed in a later commit. */
import { execFileSync } from 'node:child_process';
import { LANGS, type Lang } from '../../theme/site.ts';

/** A commit; the newest one first in a list. */
export interface Commit {
  id: string;
  subject: string;
  files: string[];
  /** The author says that the twins need no change: `[en only]` or `[zh only]` in the message. */
  only?: Lang;
}

/** A page whose translation changed after it did. */
export interface Behind {
  /** Route without language. */
  route: string;
  /** The language that is behind. */
  lang: Lang;
  /** Commits to the other language since then, oldest first. */
  since: Commit[];
}

const FORMAT = '%x01%h%x00%s%x00%B%x02';

/** Reads `git log --name-only` in FORMAT. */
export function parseLog(log: string): Commit[] {
  return log
    .split('\x01')
    .slice(1)
    .map((entry) => {
      const [head = '', files = ''] = entry.split('\x02');
      const [id = '', subject = '', message = ''] = head.split('\0');
      const only = /\[(en|zh) only\]/.exec(message)?.[1] as Commit['only'];
      return { id, subject, files: files.split('\n').filter(Boolean), ...(only ? { only } : {}) };
    });
}

/** The pages that are behind, with the commits that they lack. */
export function findBehind(routes: readonly string[], commits: readonly Commit[]): Behind[] {
  const changing = new Map<string, number[]>();
  commits.forEach(({ files }, index) => {
    for (const file of files) {
      const [, page] = /^(docs\/(?:en|zh)\/.*)\.mdx?$/.exec(file) ?? [];
      if (page) changing.set(page, [...(changing.get(page) ?? []), index]);
    }
  });
  return routes.flatMap((route) =>
    LANGS.flatMap((lang) => {
      const other = lang === 'en' ? 'zh' : 'en';
      const own = changing.get(`docs/${lang}/${route}`)?.[0] ?? Number.POSITIVE_INFINITY;
      const since = (changing.get(`docs/${other}/${route}`) ?? [])
        .filter((index) => index < own && commits[index]!.only !== other)
        .map((index) => commits[index] as Commit);
      return since.length > 0 ? [{ route, lang, since: since.reverse() }] : [];
    }),
  );
}

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
  const docs = LANGS.map((lang) => `docs/${lang}`);
  const commits = parseLog(
    git(
      'log',
      from ? `${from}..HEAD` : 'HEAD',
      '--no-renames',
      '--relative',
      `--format=${FORMAT}`,
      '--name-only',
      '--',
      ...docs,
    ),
  );
  const changed = git('diff', '--name-only', '--relative', '--no-renames', 'HEAD', '--', ...docs)
    .split('\n')
    .filter(Boolean);
  return changed.length > 0 ? [{ id: 'now', subject: 'not committed', files: changed }, ...commits] : commits;
}

/** The list as a table of Markdown, for a terminal and for the summary of a pull request. */
export function describeBehind(behind: readonly Behind[], what: string): string {
  if (behind.length === 0) return `No page is behind its twin (${what}).`;
  const rows = behind.map(
    ({ route, lang, since }) =>
      `| \`docs/${lang}/${route}\` | ${since.map(({ id, subject }) => `${id} ${subject.replaceAll('|', '\\|')}`).join('<br>')} |`,
  );
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
