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
    output: { format, minify: true, codeSplitting: false },
  });
  return output[0].code.trim();
}
