import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';

/** Adds an Rsbuild plugin to the site's config, for Rspress plugins that decide by config or kind of build. */
export function withRsbuild(config: UserConfig, plugin: RsbuildPlugin): UserConfig {
  return {
    ...config,
    builderConfig: { ...config.builderConfig, plugins: [...(config.builderConfig?.plugins ?? []), plugin] },
  };
}

/** An Rspress plugin that adds an Rsbuild plugin to production builds. */
export const inProduction = (plugin: RsbuildPlugin): RspressPlugin => ({
  name: plugin.name,
  config: (config, _utils, isProd) => (isProd ? withRsbuild(config, plugin) : config),
});
