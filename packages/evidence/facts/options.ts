/** Every option of both plugins: types from the declarations, defaults from the packages' own normalizers. */
import { Problem } from '@rsdoctor-docs/base/problem';
import { ask } from './ask.ts';
import type { OptionFact, PluginName } from './facts.ts';
import { readTypes, type TypeRow } from './type-walk.ts';

const sources: Record<PluginName, { package: string; options: string; multiple: string; normalizer: string }> = {
  rspack: {
    package: '@rsdoctor/rspack-plugin',
    options: 'RsdoctorRspackPlugin',
    multiple: 'RsdoctorRspackMultiplePlugin',
    normalizer: 'normalizeRspackUserOptions',
  },
  webpack: {
    package: '@rsdoctor/webpack-plugin',
    options: 'RsdoctorWebpackPlugin',
    multiple: 'RsdoctorWebpackMultiplePlugin',
    normalizer: 'normalizeUserConfig',
  },
};

/** Inputs for the normalizer. It fills in the defaults of Brief mode only when Brief mode is chosen. */
const questions = [{}, { output: { mode: 'brief' } }, { output: { mode: 'brief', options: { type: ['json'] } } }];

/** Reads the options of both plugins from an installed folder. */
export async function readOptions(folder: string): Promise<OptionFact[]> {
  const facts = new Map<string, OptionFact>();
  const names = ['rspack', 'webpack'] as const;
  const types = readTypes(
    folder,
    Object.fromEntries(
      names.flatMap((plugin) => {
        const { package: from, options, multiple } = sources[plugin];
        const typeOf = (name: string): string =>
          `NonNullable<ConstructorParameters<typeof import('${from}').${name}>[0]>`;
        return [
          [plugin, typeOf(options)],
          [`${plugin}Multiple`, typeOf(multiple)],
        ];
      }),
    ),
  );
  for (const plugin of names) {
    const normalized = await askNormalizer(folder, plugin);
    for (const row of types.get(plugin) ?? []) addRow(facts, plugin, row, normalized);
  }
  const plain = new Set(facts.keys());
  for (const plugin of names) {
    const own = (types.get(`${plugin}Multiple`) ?? []).filter(({ path }) => !plain.has(path));
    const answers = [await askInstance(folder, plugin)];
    for (const row of own) addRow(facts, plugin, row, answers);
    for (const { path } of own) facts.set(path, { ...(facts.get(path) as OptionFact), multiple: true });
  }
  return [...facts.values()];
}

function addRow(
  facts: Map<string, OptionFact>,
  plugin: PluginName,
  row: TypeRow,
  normalized: readonly unknown[],
): void {
  const known = facts.get(row.path);
  if (known) {
    if (known.type !== row.type)
      throw new Problem(row.path, 'the plugins disagree on its type', {
        expected: known.type,
        seen: `${row.type} (${plugin})`,
        fix: 'let OptionFact of packages/evidence/facts/facts.ts hold a type for each plugin',
      });
    known.plugins.push(plugin);
    return;
  }
  const value = defaultOf(row, normalized);
  facts.set(row.path, {
    path: row.path,
    type: row.type,
    optional: row.optional,
    ...(value === undefined ? {} : { default: value }),
    ...(row.deprecated === undefined ? {} : { deprecated: row.deprecated }),
    plugins: [plugin],
  });
}

/** The first normalized value that the option's type allows; without one, the `@default` of the declaration. */
function defaultOf(row: TypeRow, normalized: readonly unknown[]): unknown {
  for (const answer of normalized) {
    const value = row.path
      .split('.')
      .reduce<unknown>(
        (place, key) =>
          typeof place === 'object' && place !== null ? (place as Record<string, unknown>)[key] : undefined,
        answer,
      );
    if (value !== undefined && isDefaultFor(row.type, value)) return value;
  }
  if (row.saidDefault === undefined) return undefined;
  try {
    const said = JSON.parse(row.saidDefault) as unknown;
    return isDefaultFor(row.type, said) ? said : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Could a reader write this value? Normalizers translate some options into another form, such as `reportCodeType` into a
 * number.
 */
function isDefaultFor(type: string, value: unknown): boolean {
  const forms = type.split(' | ');
  if (typeof value === 'boolean') return forms.includes('boolean');
  if (typeof value === 'number') return forms.includes('number');
  // An empty string stands for "not set" in these packages.
  if (typeof value === 'string') return value !== '' && (forms.includes('string') || forms.includes(`'${value}'`));
  if (Array.isArray(value)) return type.includes('[]');
  // The defaults of an object are those of its options, each with a row of its own.
  return false;
}

/** Runs a plugin's normalizer on each input. */
async function askNormalizer(folder: string, plugin: PluginName): Promise<unknown[]> {
  const { package: name, normalizer } = sources[plugin];
  // Resolved from the plugin, because the two plugins bring different versions of @rsdoctor/core.
  const script = `
    const { createRequire } = require('node:module');
    const own = createRequire(require.resolve('${name}'));
    const core = own('@rsdoctor/core/plugins');
    answer(${JSON.stringify(questions)}.map((question) => core.${normalizer}(question)));
  `;
  return (await ask(folder, `${name}: its normalizer ${normalizer}`, script)) as unknown[];
}

/** The defaults of a Multiple plugin's own options, which it passes to its SDK and not to the normalizer. */
async function askInstance(folder: string, plugin: PluginName): Promise<unknown> {
  const { package: name, multiple } = sources[plugin];
  const script = `
    const { name, stage } = new (require('${name}').${multiple})().sdk;
    answer({ name, stage });
  `;
  return ask(folder, `${name}: ${multiple}`, script);
}
