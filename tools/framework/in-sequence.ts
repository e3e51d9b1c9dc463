import type { RspressPlugin } from '@rspress/core';

type AfterBuild = NonNullable<RspressPlugin['afterBuild']>;

/**
 * Rspress plugins whose `afterBuild` runs group by group; Rspress itself starts those of all plugins at once. A group
 * that fails stops the ones after it.
 */
export function inSequence(...groups: RspressPlugin[][]): RspressPlugin[] {
  let before: Promise<unknown> = Promise.resolve();
  return groups.flatMap((plugins) => {
    const mine = before;
    const running: Promise<unknown>[] = [mine];
    const ordered = plugins.map((plugin) => {
      const { afterBuild } = plugin;
      if (!afterBuild) return plugin;
      let finish: (done: Promise<unknown>) => void = () => {};
      running.push(new Promise((resolve) => (finish = resolve)));
      return {
        ...plugin,
        afterBuild(...args: Parameters<AfterBuild>) {
          const done = mine.then(() => afterBuild.apply(plugin, args));
          finish(done);
          return done;
        },
      };
    });
    before = Promise.all(running);
    // The plugin's own promise says what went wrong.
    before.catch(() => {});
    return ordered;
  });
}
