import { defineConfig } from '@rspack/cli';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

export default defineConfig({
  entry: './src/index.js',
  // Rspack 2 needs source maps for the sizes of modules that a loader touched.
  ...(analyze && { devtool: 'source-map' }),
  plugins: [analyze && new RsdoctorRspackPlugin({ output: { mode: 'brief' } })],
});
