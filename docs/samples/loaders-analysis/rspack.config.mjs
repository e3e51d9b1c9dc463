import path from 'node:path';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  module: {
    rules: [
      {
        test: /\.jsx?$/,
        // only your own code
        include: path.resolve('src'),
        use: [
          {
            loader: 'builtin:swc-loader',
            options: {
              jsc: { parser: { syntax: 'ecmascript', jsx: true } },
              env: { targets: 'chrome >= 90' },
            },
          },
        ],
      },
    ],
  },
  plugins: [new RsdoctorRspackPlugin()],
};
