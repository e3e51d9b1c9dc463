import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  cache: { type: 'filesystem' },
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorWebpackPlugin()],
};
