import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

export default {
  mode: 'production',
  entry: './src/index.js',
  cache: { type: 'persistent' },
  // Without source maps, most modules have no size.
  devtool: analyze ? 'source-map' : false,
  plugins: [analyze && new RsdoctorRspackPlugin()],
};
