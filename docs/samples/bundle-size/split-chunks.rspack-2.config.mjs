import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: {
    main: './src/index.js',
    admin: './src/help.js',
  },
  // Rspack 2 needs source maps for the sizes of modules that a loader touched.
  devtool: 'source-map',
  optimization: {
    splitChunks: { chunks: 'all' }, // [!code ++]
  },
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin()],
};
