import fs from 'node:fs';
import { build } from 'rolldown';

/**
 * Bundles a module with its imports into one minified script.
 * @param define expressions that replace names in the code
 */
export async function bundle(
  input: string,
  format: 'iife' | 'es',
  define: Record<string, string> = {},
): Promise<string> {
  const { output } = await build({
    input,
    write: false,
    transform: { define },
    plugins: [
      {
        // A style sheet that its script adopts.
        name: 'inline-css',
        load: {
          filter: { id: /\.css\?inline$/ },
          handler: (id) => ({ code: fs.readFileSync(id.replace('?inline', ''), 'utf8'), moduleType: 'text' }),
        },
      },
    ],
    output: { format, minify: true, codeSplitting: false },
  });
  return output[0].code.trim();
}
