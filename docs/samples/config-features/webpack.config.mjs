import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  plugins: [
    new RsdoctorWebpackPlugin({
      features: { resolver: true, plugins: false },
    }),
  ],
};
