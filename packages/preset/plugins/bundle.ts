import fs from 'node:fs';
import { rspack } from '@rsbuild/core';
import { transform } from 'lightningcss';
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
          handler: (id) => {
            const filename = id.replace('?inline', '');
            const { code } = transform({ filename, code: fs.readFileSync(filename), minify: true });
            return { code: code.toString(), moduleType: 'text' };
          },
        },
      },
    ],
    output: { format, codeSplitting: false },
  });
  for (const [module, { code }] of Object.entries(output[0].modules)) {
    const folder = code ? packageOf(module) : undefined;
    if (folder) packages.add(folder);
  }
  // SWC's three passes give some 2 % less to download than the minifier of the bundler.
  const { code } = await rspack.experiments.swc.minify(output[0].code, {
    module: format === 'es',
    compress: { passes: 3 },
    mangle: true,
    format: { comments: false },
  });
  return code.trim();
}
