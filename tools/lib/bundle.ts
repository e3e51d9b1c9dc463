import { build } from 'rolldown';

/**
 * A module with all that it imports as one minified script.
 * @param define expressions that stand in place of names of the code
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
