import type { RspressPlugin } from '@rspress/core';

type AfterBuild = NonNullable<RspressPlugin['afterBuild']>;

/**
 * Runs the `afterBuild` of plugins group by group, because Rspress starts all of them at once. If a group fails, the
 * next ones do not run.
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
    // The plugin's own promise reports the error.
    before.catch(() => {});
    return ordered;
  });
}
