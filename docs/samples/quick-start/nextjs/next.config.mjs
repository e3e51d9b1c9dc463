import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin'; // [!code highlight]

const analyze = process.env.RSDOCTOR === 'true';

/** @type {import('next').NextConfig} */
export default {
  webpack(config) {
    if (analyze) {
      // `next build` ends its process and takes the report server with it.
      config.plugins.push(new RsdoctorWebpackPlugin({ disableClientServer: true })); // [!code highlight]
    }
    return config;
  },
};
