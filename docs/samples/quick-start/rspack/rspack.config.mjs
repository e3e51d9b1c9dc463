import { defineConfig } from '@rspack/cli';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // [!code highlight]

const analyze = process.env.RSDOCTOR === 'true';

export default defineConfig({
  entry: './src/index.js',
  plugins: [analyze && new RsdoctorRspackPlugin()], // [!code highlight]
});
