import { defineConfig } from '@rspack/cli';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // [!code ++]

const analyze = process.env.RSDOCTOR === 'true'; // [!code ++]

export default defineConfig({
  entry: './src/index.js',
  // Without source maps, most modules have no size.
  devtool: analyze ? 'source-map' : false, // [!code ++]
  plugins: [analyze && new RsdoctorRspackPlugin()], // [!code ++]
});
