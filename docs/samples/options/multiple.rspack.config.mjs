import path from 'node:path';
import { RsdoctorRspackMultiplePlugin } from '@rsdoctor/rspack-plugin';

const dist = (name) => ({ path: path.resolve(import.meta.dirname, 'dist', name) });

export default [
  {
    name: 'client',
    mode: 'production',
    entry: './src/index.js',
    output: dist('client'),
    plugins: [new RsdoctorRspackMultiplePlugin({ stage: 1 })],
  },
  {
    name: 'server',
    mode: 'production',
    target: 'node',
    entry: './src/index.js',
    output: dist('server'),
    plugins: [new RsdoctorRspackMultiplePlugin({ stage: 2 })],
  },
];
