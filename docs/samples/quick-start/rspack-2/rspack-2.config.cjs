const { RsdoctorRspackPlugin } = require('@rsdoctor/rspack-plugin'); // [!code ++]

const analyze = process.env.RSDOCTOR === 'true'; // [!code ++]

module.exports = {
  entry: './src/index.js',
  // Without source maps, most modules have no size.
  devtool: analyze ? 'source-map' : false, // [!code ++]
  plugins: [analyze && new RsdoctorRspackPlugin()], // [!code ++]
};
