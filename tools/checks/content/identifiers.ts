/** Names in code font that look like ours exist in docs/generated. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { Problem } from '../../lib/problem.ts';
import { type Reference, readReference } from '../../reference/facts.ts';
import type { Check } from '../check.ts';
import { type Page, placeOf } from '../read/page.ts';
import foreign from './foreign-names.json' with { type: 'json' };

const closest = (name: string, known: Iterable<string>) =>
  [...known].find(
    (other) => other.toLowerCase() === name.toLowerCase() || other.endsWith(`.${name.split('.').at(-1)}`),
  );

/**
 * Options (`output.mode`), rule codes (`E1001`), flags (`--profile`) and packages (`@rsdoctor/…`) are ones that exist,
 * or are listed as another tool's.
 */
export function identifiersExist(pages: readonly Page[], { facts }: Reference, packages: string[]): Problem[] {
  const options = new Set(facts.options.map(({ path }) => path));
  const top = new Set([...options].map((name) => name.split('.')[0]));
  const codes = new Set(facts.rules.map(({ code }) => code));
  const flags = new Set(facts.commands.flatMap(({ flags: list }) => list.map(({ name }) => `--${name}`)));
  const others = new Set(Object.values(foreign.names).flat());

  const unknown = (name: string): { kind: string; known: Set<string> } | undefined => {
    if (others.has(name)) return undefined;
    if (/^E\d{4}$/.test(name)) return codes.has(name) ? undefined : { kind: 'rule', known: codes };
    if (/^--[a-z][\w-]*$/.test(name)) return flags.has(name) ? undefined : { kind: 'flag', known: flags };
    if (/^@rsdoctor\/[\w-]+$/.test(name))
      return packages.includes(name) ? undefined : { kind: 'package', known: new Set(packages) };
    if (/^[a-zA-Z]+(\.[a-zA-Z]+)+$/.test(name) && top.has(name.split('.')[0] ?? ''))
      return options.has(name) ? undefined : { kind: 'option', known: options };
    return undefined;
  };

  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(page.tree, 'inlineCode', (node) => {
      const [name = ''] = node.value.split(/[\s=:@](?!\w*\/)/);
      const fault = unknown(name);
      if (!fault) return;
      const near = closest(name, fault.known);
      problems.push(
        new Problem(placeOf(page, node), `"${name}" looks like a ${fault.kind} of Rsdoctor, but there is none`, {
          ...(near ? { expected: near } : {}),
          fix: 'correct it, or list it in tools/checks/content/foreign-names.json with the tool that it belongs to',
        }),
      );
    });
    return problems;
  });
}

export const identifiers: Check<Page> = {
  name: 'identifiers',
  about: 'options, rules, flags and packages in code font exist',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: (pages, { docs }) => {
    const { packages } = JSON.parse(readFileSync(path.join(docs, 'generated/versions.json'), 'utf8')) as {
      packages: object;
    };
    return identifiersExist(pages, readReference(docs), Object.keys(packages));
  },
};
