const path = require('node:path');
const { RsdoctorRspackMultiplePlugin } = require('@rsdoctor/rspack-plugin');

module.exports = [
  {
    name: 'client',
    mode: 'production',
    entry: './src/index.js',
    output: { path: path.resolve('dist/client') },
    plugins: [new RsdoctorRspackMultiplePlugin({ stage: 1 })],
  },
  {
    name: 'server',
    mode: 'production',
    target: 'node',
    entry: './src/index.js',
    output: { path: path.resolve('dist/server') },
    plugins: [new RsdoctorRspackMultiplePlugin({ stage: 2 })],
  },
];
