import path from 'node:path';
import { RsdoctorWebpackMultiplePlugin } from '@rsdoctor/webpack-plugin';

export default [
  {
    name: 'client',
    mode: 'production',
    entry: './src/index.js',
    output: { path: path.resolve('dist/client') },
    plugins: [new RsdoctorWebpackMultiplePlugin({ stage: 1 })],
  },
  {
    name: 'server',
    mode: 'production',
    target: 'node',
    entry: './src/index.js',
    output: { path: path.resolve('dist/server') },
    plugins: [new RsdoctorWebpackMultiplePlugin({ stage: 2 })],
  },
];
