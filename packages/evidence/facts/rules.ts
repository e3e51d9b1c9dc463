/** Every built-in rule: what its object says, and the types of its options. */
import fs from 'node:fs';
import path from 'node:path';
import { ask } from './ask.ts';
import type { Bundler, RuleFact } from './facts.ts';
import { readTypes } from './type-walk.ts';

interface RuleMeta {
  code: string;
  title: string;
  category: string;
  level: string;
  defaultConfig?: Record<string, unknown>;
}

/**
 * Reads the rules of the @rsdoctor/core in an installed folder, in the order of their codes; `firesOn` builds the
 * sample of a rule.
 */
export async function readRules(folder: string, firesOn: (code: string) => Promise<Bundler[]>): Promise<RuleFact[]> {
  const script = `
    const { rules } = require('@rsdoctor/core/rules');
    const { Linter } = require('@rsdoctor/types');
    answer(rules.map(({ meta }) => ({ ...meta, level: Linter.Severity[meta.severity] })));
  `;
  const metas = (await ask(folder, '@rsdoctor/core: its rules', script)) as RuleMeta[];
  const folderOf = foldersByTitle(folder);
  const types = readTypes(
    folder,
    Object.fromEntries(
      metas.map(({ code, title }) => {
        const place = folderOf.get(title);
        if (!place) throw new Error(`@rsdoctor/core: no declaration for the rule ${title}`);
        return [code, `import('./node_modules/@rsdoctor/core/dist/rules/rules/${place}/types.js').Config`];
      }),
    ),
  );
  const facts = metas.map(async (meta): Promise<RuleFact> => {
    const rows = types.get(meta.code) ?? [];
    return {
      code: meta.code,
      title: meta.title,
      category: meta.category,
      level: meta.level,
      firesOn: await firesOn(meta.code),
      options: rows.map(({ path: name, type, optional }) => {
        const value = meta.defaultConfig?.[name];
        // The rule takes its own defaults where the user says nothing, so nothing is required that has one.
        return {
          name,
          type,
          optional: optional || value !== undefined,
          ...(value === undefined ? {} : { default: value }),
        };
      }),
    };
  });
  return (await Promise.all(facts)).sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** A rule's folder is not always named as the rule: its declaration says the name. */
function foldersByTitle(folder: string): Map<string, string> {
  const rules = path.join(folder, 'node_modules/@rsdoctor/core/dist/rules/rules');
  return new Map(
    fs
      .readdirSync(rules, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry): [string, string] => {
        const declaration = fs.readFileSync(path.join(rules, entry.name, 'index.d.ts'), 'utf8');
        return [declaration.match(/RuleData<[^>]*"([^"]+)">/)?.[1] ?? entry.name, entry.name];
      }),
  );
}
