const { RsdoctorRspackPlugin } = require('@rsdoctor/rspack-plugin');

const analyze = process.env.RSDOCTOR === 'true';

module.exports = {
  entry: './src/index.js',
  plugins: [analyze && new RsdoctorRspackPlugin()], // [!code highlight]
};
