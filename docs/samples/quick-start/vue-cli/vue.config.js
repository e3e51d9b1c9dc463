const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin'); // [!code ++]

const analyze = process.env.RSDOCTOR === 'true'; // [!code ++]

module.exports = {
  parallel: analyze ? false : undefined, // [!code ++:4]
  configureWebpack: {
    plugins: analyze ? [new RsdoctorWebpackPlugin()] : [],
  },
};
