/**
 * With `RSDOCTOR=true` the build of the site writes Rsdoctor's data, as /guide/start/cicd says. Only the workflow Size does
 * that, and installs the plugin for it: no contributor needs its 67 MB.
 */
import type { RsbuildPlugin } from '@rsbuild/core';
import { withRsbuild } from '@rsdoctor-docs/preset';
import type { RspressPlugin } from '@rspress/core';

/** Not a literal where it is imported: types and unused packages are looked for among those that are installed. */
const PACKAGE: string = '@rsdoctor/rspack-plugin';

type Plugin = new (options: object) => { apply(compiler: unknown): void };

const rsdoctor: RsbuildPlugin = {
  name: 'rsdoctor:rsdoctor',
  setup(api) {
    // The scripts and styles that readers get come from the build for the web. Both builds would write the same file.
    api.modifyRspackConfig(async (config, { environment }) => {
      if (environment.name !== 'web') return;
      const { RsdoctorRspackPlugin } = (await import(PACKAGE)) as { RsdoctorRspackPlugin: Plugin };
      // Not the loaders: Rsdoctor 1.6 hands binary files to them as text, and then the font cannot be read.
      const features = ['bundle'];
      const output = { mode: 'brief', reportDir: 'rsdoctor', options: { type: ['json'] } };
      config.plugins = [
        ...(config.plugins ?? []),
        new RsdoctorRspackPlugin({ disableClientServer: true, features, output }),
      ];
    });
  },
};

/** The plugin for rspress.config.ts. */
export const pluginRsdoctor = (): RspressPlugin => ({
  name: 'rsdoctor:rsdoctor',
  config: (config) => (process.env.RSDOCTOR === 'true' ? withRsbuild(config, rsdoctor) : config),
});
