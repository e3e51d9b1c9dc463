import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

export default {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.jsx'],
  webpackFinal: (config) => {
    if (!analyze) return config;
    return {
      ...config,
      devtool: 'source-map',
      optimization: { ...config.optimization, realContentHash: false },
      plugins: [...config.plugins, new RsdoctorWebpackPlugin({ output: { reportDir: 'reports' } })],
    };
  },
};
