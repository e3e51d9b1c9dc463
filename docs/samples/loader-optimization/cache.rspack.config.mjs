import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  cache: true,
  experiments: {
    cache: { type: 'persistent' },
  },
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin()],
};
