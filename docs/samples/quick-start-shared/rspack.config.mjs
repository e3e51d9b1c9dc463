import { defineConfig } from '@rspack/cli';

const plugins = [];

if (process.env.RSDOCTOR === 'true') {
  // Loaded on demand: a normal build does not need the package.
  const { RsdoctorRspackPlugin } = await import('@rsdoctor/rspack-plugin');
  plugins.push(new RsdoctorRspackPlugin({ output: { reportDir: './rsdoctor' } }));
}

export default defineConfig({
  entry: './src/index.js',
  plugins,
});
