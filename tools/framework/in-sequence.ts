import type { RspressPlugin } from '@rspress/core';

type AfterBuild = NonNullable<RspressPlugin['afterBuild']>;

/**
 * Runs the `afterBuild` of plugins one after the other, because Rspress starts all of them at once. If one fails, the next
 * ones do not run.
 */
export function inSequence(plugins: RspressPlugin[]): RspressPlugin[] {
  let before: Promise<unknown> = Promise.resolve();
  return plugins.map((plugin) => {
    const { afterBuild } = plugin;
    if (!afterBuild) return plugin;
    // Rspress calls them in the order of the list.
    const inTurn = (...args: Parameters<AfterBuild>) => (before = before.then(() => afterBuild.apply(plugin, args)));
    return { ...plugin, afterBuild: inTurn as AfterBuild };
  });
}
