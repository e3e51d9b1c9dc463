import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  plugins: [
    new RsdoctorWebpackPlugin({
      server: {
        port: 4567,
        cors: { origin: 'https://tools.example.com' },
      },
    }),
  ],
};
