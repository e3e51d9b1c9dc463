/** Every JSON block parses. */
import { Problem } from '../../lib/problem.ts';
import { type Fence, placeOf } from './fences.ts';

/** Problems of the JSON blocks; `jsonc` and `json5` may have comments. */
export function checkJson(fences: readonly Fence[]): Problem[] {
  return fences
    .filter((fence) => /^json(?:c|5)?$/.test(fence.language))
    .flatMap((fence) => {
      const text = fence.language === 'json' ? fence.code : withoutComments(fence.code);
      try {
        JSON.parse(text);
        return [];
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const at = Number(message.match(/position (\d+)/)?.[1] ?? 0);
        const line = fence.codeLine + text.slice(0, at).split('\n').length - 1;
        return [
          new Problem(
            fence.file ? `${fence.file}:${line} (shown in ${placeOf(fence)})` : `${fence.page}:${line}`,
            'the JSON block does not parse',
            { expected: 'JSON', seen: message, fix: 'correct it, or call the block jsonc when it has comments' },
          ),
        ];
      }
    });
}

/** Comments and trailing commas become spaces, so that positions stay. */
function withoutComments(text: string): string {
  return text
    .replace(
      /("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
      (match, string: string | undefined) => string ?? match.replace(/[^\n]/g, ' '),
    )
    .replace(/,(?=\s*[}\]])/g, ' ');
}
