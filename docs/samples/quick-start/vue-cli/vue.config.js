const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');

const analyze = process.env.RSDOCTOR === 'true';

module.exports = {
  configureWebpack: {
    plugins: analyze ? [new RsdoctorWebpackPlugin()] : [], // [!code highlight]
  },
};
