const { defineConfig } = require('@rspack/cli');

const plugins = [];

if (process.env.RSDOCTOR === 'true') {
  // Loaded on demand: a normal build does not need the package.
  const { RsdoctorRspackPlugin } = require('@rsdoctor/rspack-plugin');
  plugins.push(new RsdoctorRspackPlugin({ output: { reportDir: './rsdoctor' } }));
}

module.exports = defineConfig({
  entry: './src/index.js',
  plugins,
});
