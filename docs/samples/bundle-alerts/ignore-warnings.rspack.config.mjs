import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  // Alerts stay in the report. The terminal and the bug icon show only what Rspack itself has to say.
  ignoreWarnings: [/\[(E1\d{3}|EXTEND):/],
  plugins: [new RsdoctorRspackPlugin()],
};
