import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: `${import.meta.dirname}/dist/rspack`, clean: true },
  plugins: [
    new RsdoctorRspackPlugin({
      disableClientServer: true,
    }),
  ],
};
