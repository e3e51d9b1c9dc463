/** Every option of both plugins: types from the declarations, defaults from the packages' own normalizers. */
import path from 'node:path';
import { run } from '../../sample/workspace.ts';
import { readTypes, type TypeRow } from './type-walk.ts';

export type PluginName = 'rspack' | 'webpack';

export interface OptionFact {
  path: string;
  type: string;
  optional: boolean;
  /** Missing when the option has no value until it is set. */
  default?: unknown;
  deprecated?: string;
  /** The first version on the 1.x line that knows it (`1.3` when the patch is not known); missing when 1.0.0 did. */
  since?: string;
  plugins: PluginName[];
}

const sources: Record<PluginName, { package: string; options: string; normalizer: string }> = {
  rspack: {
    package: '@rsdoctor/rspack-plugin',
    options: 'RsdoctorRspackPlugin',
    normalizer: 'normalizeRspackUserOptions',
  },
  webpack: { package: '@rsdoctor/webpack-plugin', options: 'RsdoctorWebpackPlugin', normalizer: 'normalizeUserConfig' },
};

/** What the normalizer is asked: the default of an option below Brief mode shows only in Brief mode. */
const questions = [{}, { output: { mode: 'brief' } }, { output: { mode: 'brief', options: { type: ['json'] } } }];

/** Reads the options of both plugins from an installed folder. */
export async function readOptions(folder: string): Promise<OptionFact[]> {
  const facts = new Map<string, OptionFact>();
  const names = ['rspack', 'webpack'] as const;
  const types = readTypes(
    folder,
    Object.fromEntries(
      names.map((plugin) => {
        const { package: from, options } = sources[plugin];
        return [plugin, `NonNullable<ConstructorParameters<typeof import('${from}').${options}>[0]>`];
      }),
    ),
  );
  for (const plugin of names) {
    const normalized = await askNormalizer(folder, plugin);
    for (const row of types.get(plugin) ?? []) addRow(facts, plugin, row, normalized);
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
      throw new Error(`${row.path}: the plugins disagree on its type: ${known.type} and ${row.type}`);
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

/** The first answer that the option's type allows; what the declaration says only when no answer does. */
export function defaultOf(
  row: Pick<TypeRow, 'path' | 'type' | 'saidDefault'>,
  normalized: readonly unknown[],
): unknown {
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

/** Normalizers translate some options into another form (a number for `reportCodeType`): that is no default a reader could write. */
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

async function askNormalizer(folder: string, plugin: PluginName): Promise<unknown[]> {
  const { package: name, normalizer } = sources[plugin];
  const marker = '--- normalized ---';
  // From the plugin's own place: the two plugins bring different versions of @rsdoctor/core.
  const script = `
    const { createRequire } = require('node:module');
    const own = createRequire(require.resolve('${name}'));
    const core = own('@rsdoctor/core/plugins');
    const answers = ${JSON.stringify(questions)}.map((question) => core.${normalizer}(question));
    process.stdout.write(${JSON.stringify(marker)} + JSON.stringify(answers));
  `;
  const { PATH, HOME } = process.env;
  // Without CI, which changes a default.
  const { code, log } = await run(process.execPath, ['-e', script], { cwd: path.join(folder), env: { PATH, HOME } });
  const at = log.indexOf(marker);
  if (code !== 0 || at < 0) throw new Error(`${name}: its normalizer ${normalizer} did not run: ${log}`);
  return JSON.parse(log.slice(at + marker.length)) as unknown[];
}
