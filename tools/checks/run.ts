/** Chooses checks and runs them. */

import type { AnyCheck, Groups } from '@rsdoctor-docs/base/docs/check';
import type { Site } from '@rsdoctor-docs/base/docs/site';
import { explainGit } from '@rsdoctor-docs/base/git';
import { Problem } from '@rsdoctor-docs/base/problem';

/** Checks that compare a page with its twin, or ask for texts in each language: they wait for a page that says `behind: true`. */
const OF_TWINS = new Set(['twins', 'numbers', 'frontmatter', 'questions']);

/** Files whose problems wait: those of a page that is behind its twin, of that twin, and of their questions. */
const waitingFiles = ({ pages }: Site): string[] =>
  pages
    .filter(({ frontmatter }) => frontmatter.behind === true)
    .flatMap(({ route }) => [
      `docs/questions/${route}.json`,
      ...pages.filter((page) => page.route === route).map(({ file }) => file),
    ]);

/**
 * Runs one check. An error in it is a problem too, so that the other checks still run.
 * @returns its problems, those that wait for a translation, and a line about it: `ok   links, 1,234 links (0.2 s)`
 */
export async function runCheck(
  check: AnyCheck,
  site: Site,
): Promise<{
  line: string;
  problems: Problem[];
  waiting: Problem[];
}> {
  const start = performance.now();
  let problems: Problem[];
  let judged = 0;
  try {
    const items = await check.items(site);
    if (items.length === 0)
      throw new Problem(`check ${check.name}`, `saw no ${check.of}`, {
        fix: 'a check without anything to check proves nothing: see what it reads, or delete it',
      });
    problems = [...(await check.problems(items, site))];
    judged = items.length;
  } catch (thrown) {
    const error = explainGit(thrown);
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    problems = [error instanceof Problem ? error : new Problem(`check ${check.name}`, text)];
  }
  const files = OF_TWINS.has(check.name) ? waitingFiles(site) : [];
  const waits = ({ message }: Problem) => files.some((file) => message.startsWith(file));
  const waiting = problems.filter(waits);
  problems = problems.filter((problem) => !waits(problem));
  const [mark, found] = problems.length > 0 ? ['FAIL', `, ${problems.length} problems`] : ['ok  ', ''];
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const later = waiting.length > 0 ? `, ${waiting.length} wait for a translation` : '';
  const line = `${mark} ${check.name}, ${judged.toLocaleString('en')} ${check.of}${found}${later} (${seconds} s)`;
  return { line, problems, waiting };
}

/**
 * The checks that were asked for by the name of their group or their own; without names, those that need no build.
 * @throws Problem for an unknown name
 */
export function chooseChecks(groups: Groups, names: readonly string[]): AnyCheck[] {
  const { built: _, ...withoutBuild } = groups;
  if (names.length === 0) return Object.values(withoutBuild).flat();
  const all = Object.values(groups).flat();
  return names.flatMap((name) => {
    const chosen = groups[name] ?? all.filter((check) => check.name === name);
    if (chosen.length > 0) return chosen;
    const known = Object.entries(groups).map(
      ([group, checks]) => `${group} (${checks.map((one) => one.name).join(', ')})`,
    );
    throw new Problem(name, 'no such check', { expected: known.join('; ') });
  });
}
