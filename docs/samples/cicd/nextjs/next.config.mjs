import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

/** @type {import('next').NextConfig} */
export default {
  ...(analyze && {
    webpack(config, { isServer }) {
      // The browser build only: the server builds would write into the same folder.
      if (!isServer) {
        config.plugins.push(
          new RsdoctorWebpackPlugin({
            disableClientServer: true,
            output: {
              mode: 'brief',
              reportDir: 'rsdoctor',
              options: {
                type: ['html', 'json'],
                htmlOptions: { reportHtmlName: 'index.html', writeDataJson: false },
              },
            },
          }),
        );
      }
      return config;
    },
  }),
};
