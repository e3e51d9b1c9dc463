import path from 'node:path';
import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  resolve: {
    alias: {
      // The folder, not a file: imports of qs/lib/… keep working.
      qs: path.resolve('node_modules/qs'), // [!code ++]
    },
  },
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorWebpackPlugin()],
};
