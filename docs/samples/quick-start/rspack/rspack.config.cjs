const { RsdoctorRspackPlugin } = require('@rsdoctor/rspack-plugin'); // [!code ++]

const analyze = process.env.RSDOCTOR === 'true'; // [!code ++]

module.exports = {
  entry: './src/index.js',
  plugins: [analyze && new RsdoctorRspackPlugin()], // [!code ++]
};
