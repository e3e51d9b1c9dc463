import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

/** Docusaurus builds twice, for browsers and for static pages. The first build is what readers download. */
const rsdoctor = () => ({
  name: 'rsdoctor',
  configureWebpack: (config, isServer) => ({
    devtool: isServer ? false : 'source-map',
    optimization: { realContentHash: false },
    plugins: isServer ? [] : [new RsdoctorWebpackPlugin({ output: { reportDir: 'reports' } })],
  }),
});

export default {
  title: 'Example',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
  plugins: [analyze && rsdoctor],
};
