/** Reads code, level and texts of each built-in rule from the installed package, and the types of its options. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '@rsdoctor-docs/base/problem';
import { build } from '../harness/build.ts';
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

/** Reads the rules of the @rsdoctor/core in an installed folder, in the order of their codes. */
export async function readRules(folder: string): Promise<RuleFact[]> {
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
        if (!place)
          throw new Problem('@rsdoctor/core', `no declaration of the rule ${title}`, {
            seen: [...folderOf.keys()].join(', '),
            fix: 'see where the package declares it now, and follow it in packages/evidence/facts/rules.ts',
          });
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
        // The declaration may require an option that has a default: the rule fills it in.
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

/** The bundlers on which the sample of a rule (docs/samples/rules) raises it. */
async function firesOn(code: string): Promise<Bundler[]> {
  const fires: Bundler[] = [];
  for (const bundler of ['rspack', 'webpack'] as const) {
    const folder = `docs/samples/rules/${code.toLowerCase()}`;
    const { alerts } = await build({ folder, config: `${bundler}.config.mjs` });
    if (alerts.some((alert) => alert.code === code)) fires.push(bundler);
  }
  return fires;
}

/** The folder of each rule by the rule's name, which its declaration tells: the folder may have another name. */
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
