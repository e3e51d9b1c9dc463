import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

export default {
  mode: 'production',
  entry: './src/index.js',
  cache: { type: 'persistent' },
  // Rspack 2 needs source maps for the sizes of modules that a loader touched.
  ...(analyze && { devtool: 'source-map' }),
  plugins: [analyze && new RsdoctorRspackPlugin()],
};
