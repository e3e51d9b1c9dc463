import type { RsbuildPlugin } from '@rsbuild/core';
import type { UserConfig } from '@rspress/core';

/** The site's config with one more Rsbuild plugin: for Rspress plugins that need the config, or the kind of build, to decide. */
export function withRsbuild(config: UserConfig, plugin: RsbuildPlugin): UserConfig {
  return {
    ...config,
    builderConfig: { ...config.builderConfig, plugins: [...(config.builderConfig?.plugins ?? []), plugin] },
  };
}
