/** Claims and the pages that name them belong together: see packages/base/docs/mentions.ts for how a page names one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageCheck } from '@rsdoctor-docs/base/docs/check';
import { mentionsOf } from '@rsdoctor-docs/base/docs/mentions';
import { type Page, twinOf } from '@rsdoctor-docs/base/docs/page';
import { Problem } from '@rsdoctor-docs/base/problem';
import { readLedger } from '@rsdoctor-docs/evidence/ledger';
import { addressName, type Bundler, labelOf } from '@rsdoctor-docs/parts/bundlers';
import { ALL, seenIn } from '@rsdoctor-docs/parts/checks';
import { topics } from '../../../packages/evidence/claims/topics.ts';

const CLAIMS = 'packages/evidence/claims';

/** A claim, and the topic that it belongs to. */
interface Known {
  id: string;
  topic: string;
  says: string;
  /** The bundlers with which it held, by their names in addresses; undefined when it builds nothing. */
  on?: readonly string[] | undefined;
}

/** The bundlers that a claim's sentence is about: those that it names, or all. `Rspack` alone is both versions. */
function aboutOf(says: string): readonly Bundler[] {
  const named = ALL.filter((bundler) => says.includes(bundler) || says.match(bundler.replace(/ \d/, '\\b(?! \\d)')));
  return named.length > 0 ? named : ALL;
}

/** File and line of a claim. */
function placeOf({ id, topic }: Known): string {
  const file = `${CLAIMS}/${topic}.ts`;
  const lines = readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8').split('\n');
  return `${file}:${lines.findIndex((line) => line.includes(`'${id}'`)) + 1}`;
}

/**
 * Each claim is named by a page, and ids are unique.
 * @param unreadable pages that do not parse: they may name a claim too
 */
export function* claimFaults(
  pages: readonly Page[],
  known: readonly Known[],
  unreadable: readonly Pick<Page, 'source'>[] = [],
): Iterable<Problem> {
  const named = new Set(pages.flatMap(mentionsOf).map(({ id }) => id));
  for (const claim of known) {
    const same = known.find(({ id }) => id === claim.id);
    if (same && same !== claim)
      yield new Problem(placeOf(claim), `two claims have the id "${claim.id}"`, {
        seen: `also in ${CLAIMS}/${same.topic}.ts`,
        fix: 'give one of them another id, also in the pages that name it',
      });
    else if (!named.has(claim.id) && !unreadable.some(({ source }) => source.includes(claim.id)))
      yield new Problem(placeOf(claim), `no page names the claim "${claim.id}"`, {
        fix: 'name it next to the sentence in both languages, or delete it',
      });
  }
}

/** A claim holds with each bundler that its sentence is about and whose readers see it. */
function* strangerFaults(page: Page, known: readonly Known[]): Iterable<Problem> {
  const mentions = mentionsOf(page);
  if (mentions.length === 0) return;
  const readers = new Map([...seenIn(page.tree, page.file)].map(({ node, seen }) => [node, seen]));
  for (const { id, node, line } of mentions) {
    const { says, on, topic } = known.find((claim) => claim.id === id) ?? {};
    const about = aboutOf(says ?? '');
    const missing = on ? readers.get(node)?.filter((one) => about.includes(one) && !on.includes(addressName(one))) : [];
    if (!missing?.length) continue;
    const what = `readers of ${labelOf(missing)} see a sentence whose claim does not hold there`;
    yield new Problem(`${page.file}:${line}`, what, {
      expected: `"${id}" held with what its readers have`,
      seen: `it held with ${on?.join(', ')}`,
      fix: `put the sentence into <Bundler>, name the bundler in \`says\` of the claim (${CLAIMS}/${topic}.ts), or build with it there`,
    });
  }
}

/** Each name is a claim's, and twins name the same ones. */
export function* mentionFaults(page: Page, pages: readonly Page[], known: readonly Known[]): Iterable<Problem> {
  yield* strangerFaults(page, known);
  const twin = twinOf(page, pages);
  const theirs = twin && mentionsOf(twin).map(({ id }) => id);
  for (const { id, line } of mentionsOf(page)) {
    const at = `${page.file}:${line}`;
    if (!known.some((claim) => claim.id === id))
      yield new Problem(at, `no claim "${id}"`, { fix: `correct the id, or write the claim in ${CLAIMS}` });
    if (theirs?.includes(id) === false)
      yield new Problem(at, `names the claim "${id}", its twin does not`, {
        fix: `write {/* claim: ${id} */} behind the same sentence of ${twin?.file}`,
      });
  }
}

export const claims: PageCheck = {
  name: 'claims',
  about: 'pages name each claim, in both languages, where it holds with the bundlers of those who read it',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems(pages, { root, unreadable }) {
    const ledger = readLedger(root);
    const known = Object.entries(topics).flatMap(([topic, list]) =>
      list.map(({ id, says }) => ({ id, topic, says, on: ledger.get(`claim/${topic}/${id}`)?.at(-1)?.on?.split(',') })),
    );
    return [
      ...claimFaults(pages, known, unreadable),
      ...pages.flatMap((page) => [...mentionFaults(page, pages, known)]),
    ];
  },
};
