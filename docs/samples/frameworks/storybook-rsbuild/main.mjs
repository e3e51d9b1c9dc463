import { mergeRsbuildConfig } from '@rsbuild/core';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

export default {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.stories.jsx'],
  rsbuildFinal: (config) => {
    if (!analyze) return config;
    return mergeRsbuildConfig(config, {
      output: { sourceMap: { js: 'source-map' } },
      tools: {
        rspack: (_, { appendPlugins }) =>
          appendPlugins(new RsdoctorRspackPlugin({ output: { reportDir: 'reports' } })),
      },
    });
  },
};
