import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  plugins: [
    new RsdoctorRspackPlugin({
      server: {
        port: 4567,
        cors: { origin: 'https://tools.example.com' },
      },
    }),
  ],
};
