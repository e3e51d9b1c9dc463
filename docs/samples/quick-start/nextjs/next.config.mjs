import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin'; // [!code ++]

const analyze = process.env.RSDOCTOR === 'true'; // [!code ++]

/** @type {import('next').NextConfig} */
export default {
  ...(analyze && { // [!code ++:7]
    webpack(config) {
      // `next build` ends its process and takes the report server with it.
      config.plugins.push(new RsdoctorWebpackPlugin({ disableClientServer: true }));
      return config;
    },
  }),
};
