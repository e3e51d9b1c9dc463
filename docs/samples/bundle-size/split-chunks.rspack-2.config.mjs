import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: {
    main: './src/index.js',
    admin: './src/help.js',
  },
  // Without source maps, most modules have no size.
  devtool: 'source-map',
  optimization: {
    splitChunks: { chunks: 'all' }, // [!code ++]
  },
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin()],
};
