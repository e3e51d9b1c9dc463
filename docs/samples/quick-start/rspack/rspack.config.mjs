import { defineConfig } from '@rspack/cli';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // [!code ++]

const analyze = process.env.RSDOCTOR === 'true'; // [!code ++]

export default defineConfig({
  entry: './src/index.js',
  plugins: [analyze && new RsdoctorRspackPlugin()], // [!code ++]
});
