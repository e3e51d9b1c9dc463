import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

export default defineNuxtConfig({
  builder: 'rspack',
  hooks: {
    'rspack:config': (configs) => {
      // Nuxt builds twice, for browsers and for the server.
      const client = configs.find(({ name }) => name === 'client');
      if (analyze) {
        client.devtool = 'source-map';
        client.plugins.push(new RsdoctorRspackPlugin({ output: { reportDir: 'reports' } }));
      }
    },
  },
});
