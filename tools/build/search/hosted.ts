/** Settings of the hosted search service, from the environment of the build. */
import type { HostedConfig } from '../../../theme/components/search/config.ts';

type Environment = Record<string, string | undefined>;

/** Reads a required variable; the message names what is missing, in the words of the search client. */
export function required(env: Environment, name: string, meaning: string): string {
  const value = env[name]?.trim();
  if (!value)
    throw new Error(
      `Search: \`${meaning}\` is missing. Set ${name}, or unset the other SEARCH_ variables to use the local engine alone.`,
    );
  return value;
}

/** The parts of a variable like `a,b`; none when it is not set. */
export const listOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** `null` when nothing is set; throws when only a part is. */
export function hostedFromEnv(env: Environment): HostedConfig | null {
  const names = ['SEARCH_APP_ID', 'SEARCH_API_KEY', 'SEARCH_INDEX_NAME'];
  if (!names.some((name) => env[name]?.trim())) return null;
  return {
    appId: required(env, 'SEARCH_APP_ID', 'appId'),
    apiKey: required(env, 'SEARCH_API_KEY', 'apiKey'),
    indexName: required(env, 'SEARCH_INDEX_NAME', 'indexName'),
    insights: /^(?:1|true|on)$/i.test(env.SEARCH_INSIGHTS ?? ''),
    hosts: listOf(env.SEARCH_HOSTS),
  };
}
