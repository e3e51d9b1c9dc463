import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  plugins: [new RsdoctorRspackPlugin()],
};
