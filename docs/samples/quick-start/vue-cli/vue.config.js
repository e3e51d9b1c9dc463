const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');

const analyze = process.env.RSDOCTOR === 'true';

module.exports = {
  parallel: analyze ? false : undefined, // [!code highlight]
  configureWebpack: {
    plugins: analyze ? [new RsdoctorWebpackPlugin()] : [], // [!code highlight]
  },
};
