import fs from 'node:fs';
import { build } from 'rolldown';

const packages = new Set<string>();

/** The folders of the packages whose code is in the scripts that were bundled until now. */
export const bundledPackages = (): readonly string[] => [...packages].sort();

/** The folder of the package that a module belongs to; undefined for modules of the repository. */
const packageOf = (module: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0];

const SOURCE = '\0source';

/**
 * Bundles a module with its imports into one minified script.
 * @param input its file, or its text with absolute imports
 * @param define expressions that replace names in the code
 */
export async function bundle(
  input: string | { source: string },
  format: 'iife' | 'es',
  define: Record<string, string> = {},
): Promise<string> {
  const { output } = await build({
    input: typeof input === 'string' ? input : SOURCE,
    write: false,
    transform: { define },
    plugins: [
      {
        name: 'source',
        resolveId: (id) => (id === SOURCE ? id : undefined),
        load: (id) => (id === SOURCE && typeof input !== 'string' ? input.source : undefined),
      },
      {
        // A style sheet that its script adopts.
        name: 'inline-css',
        load: {
          filter: { id: /\.css\?inline$/ },
          handler: (id) => ({ code: fs.readFileSync(id.replace('?inline', ''), 'utf8'), moduleType: 'text' }),
        },
      },
    ],
    // Notes for bundlers, which no browser reads.
    output: { format, minify: true, codeSplitting: false, comments: { annotation: false } },
  });
  for (const [module, { code }] of Object.entries(output[0].modules)) {
    const folder = code ? packageOf(module) : undefined;
    if (folder) packages.add(folder);
  }
  return output[0].code.trim();
}
