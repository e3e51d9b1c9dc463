import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  mode: 'production',
  entry: {
    main: './src/index.js',
    admin: './src/help.js',
  },
  optimization: {
    splitChunks: { chunks: 'all' }, // [!code ++]
  },
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorWebpackPlugin()],
};
