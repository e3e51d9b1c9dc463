/** Names in code font that look like Rsdoctor's exist in docs/generated. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageCheck } from '@rsdoctor-docs/base/docs/check';
import { nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { type Page, placeOf } from '@rsdoctor-docs/base/docs/page';
import { nearest } from '@rsdoctor-docs/base/nearest';
import { once } from '@rsdoctor-docs/base/once';
import { Problem } from '@rsdoctor-docs/base/problem';
import { type Reference, readReference } from '@rsdoctor-docs/parts/reference';
import foreign from './foreign-names.json' with { type: 'json' };

const FOREIGN = new Set(Object.values(foreign.names).flat());

/** Options (`output.mode`), rule codes (`E1001`), flags (`--profile`) and packages (`@rsdoctor/…`) that do not exist. */
export function* unknownIdentifiers(page: Page, { facts }: Reference, packages: readonly string[]): Iterable<Problem> {
  const options = facts.options.map(({ path: option }) => option);
  const sections = new Set(options.map((name) => name.split('.')[0] ?? ''));
  const names = [...new Set(options.flatMap((name) => name.split('.')))];
  const flags = facts.commands.flatMap(({ flags: list }) => list.map(({ name }) => `--${name}`));
  const kinds = [
    { kind: 'rule', known: facts.rules.map(({ code }) => code), looks: (name: string) => /^E\d{4}$/.test(name) },
    { kind: 'flag', known: flags, looks: (name: string) => /^--[a-z][\w-]*$/.test(name) },
    { kind: 'package', known: packages, looks: (name: string) => /^@rsdoctor\/[\w-]+$/.test(name) },
    {
      kind: 'option',
      known: options,
      looks: (name: string) => /^[a-zA-Z]+(\.[a-zA-Z]+)+$/.test(name) && sections.has(name.split('.')[0] ?? ''),
    },
    // A name without a dot may belong to any tool, so it is judged only if one or two letters make it an option.
    {
      kind: 'option',
      known: names,
      looks: (name: string) =>
        /^[a-z]+(?:[A-Z][a-z]+)+$/.test(name) && !names.includes(name) && nearest(name, names, 2) !== undefined,
    },
  ];
  for (const node of nodesIn(page.tree)) {
    if (node.type !== 'inlineCode') continue;
    const [name = ''] = node.value.split(/[\s=:@](?!\w*\/)/);
    const fault = kinds.find(({ looks }) => looks(name));
    if (!fault || fault.known.includes(name) || FOREIGN.has(name)) continue;
    const near = nearest(name, fault.known);
    yield new Problem(placeOf(page, node), `"${name}" is no ${fault.kind} of Rsdoctor`, {
      ...(near ? { expected: near } : {}),
      fix: 'correct it, or list it in tools/checks/content/foreign-names.json with the tool that it belongs to',
    });
  }
}

const packagesOf = once((): string[] => {
  const file = path.join(import.meta.dirname, '../../../docs/generated/versions.json');
  return Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { packages: object }).packages);
});

const reference = once(() => readReference());

export const identifiers = pageCheck('identifiers', 'options, rules, flags and packages in code font exist', (page) =>
  unknownIdentifiers(page, reference(), packagesOf()),
);
