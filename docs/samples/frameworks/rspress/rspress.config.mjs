import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { defineConfig } from '@rspress/core';

const analyze = process.env.RSDOCTOR === 'true';

export default defineConfig({
  root: 'docs',
  builderConfig: {
    output: { ...(analyze && { sourceMap: { js: 'source-map' } }) },
    tools: {
      // Rspress builds twice, for browsers and for static pages. The first build is what readers download.
      rspack: (config, { appendPlugins, environment }) => {
        if (analyze && environment.name === 'web') {
          appendPlugins(new RsdoctorRspackPlugin({ output: { reportDir: 'reports' } }));
        }
      },
    },
  },
});
