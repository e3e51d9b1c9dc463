const { defineConfig } = require('@rspack/cli');
const { RsdoctorRspackPlugin } = require('@rsdoctor/rspack-plugin');

const analyze = process.env.RSDOCTOR === 'true';

module.exports = defineConfig({
  entry: './src/index.js',
  plugins: [analyze && new RsdoctorRspackPlugin({ output: { mode: 'brief' } })],
});
