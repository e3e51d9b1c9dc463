import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';
import { defineConfig } from 'umi';

const analyze = process.env.RSDOCTOR === 'true';

export default defineConfig({
  ...(analyze && { devtool: 'source-map' }),
  chainWebpack(config) {
    if (analyze) {
      config.optimization.set('realContentHash', false);
      config.plugin('rsdoctor').use(RsdoctorWebpackPlugin, [{ output: { reportDir: 'reports' } }]);
    }
  },
});
