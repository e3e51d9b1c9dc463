const { RsdoctorRspackPlugin } = require('@rsdoctor/rspack-plugin'); // [!code ++]

const analyze = process.env.RSDOCTOR === 'true'; // [!code ++]

module.exports = {
  entry: './src/index.js',
  // Rspack 2 needs source maps for the sizes of modules that a loader touched.
  ...(analyze && { devtool: 'source-map' }), // [!code ++]
  plugins: [analyze && new RsdoctorRspackPlugin()], // [!code ++]
};
