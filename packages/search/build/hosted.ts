/** Settings of the hosted search service, from the environment of the build. */
import type { HostedConfig } from '../config.ts';

type Environment = Record<string, string | undefined>;

/** @returns null when no variable is set; @throws when only some are, in the words of the service's client */
export function hostedFromEnv(env: Environment): HostedConfig | null {
  const names = { appId: 'SEARCH_APP_ID', apiKey: 'SEARCH_API_KEY', indexName: 'SEARCH_INDEX_NAME' };
  if (!Object.values(names).some((name) => env[name]?.trim())) return null;
  const read = (meaning: keyof typeof names): string => {
    const value = env[names[meaning]]?.trim();
    if (!value)
      throw new Error(
        `Search: \`${meaning}\` is missing. Set ${names[meaning]}, or unset the other SEARCH_ variables to use the local engine alone.`,
      );
    return value;
  };
  return {
    appId: read('appId'),
    apiKey: read('apiKey'),
    indexName: read('indexName'),
    insights: /^(?:1|true|on)$/i.test(env.SEARCH_INSIGHTS ?? ''),
    hosts: (env.SEARCH_HOSTS ?? '')
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  };
}
