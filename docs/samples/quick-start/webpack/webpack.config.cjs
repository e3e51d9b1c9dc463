const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin'); // [!code ++]

const analyze = process.env.RSDOCTOR === 'true'; // [!code ++]

module.exports = {
  mode: 'production',
  entry: './src/index.js',
  output: {
    clean: true,
    compareBeforeEmit: !analyze, // [!code ++]
  },
  // Without source maps, webpack gives no size to concatenated modules.
  ...(analyze && { devtool: 'source-map' }), // [!code ++]
  optimization: { realContentHash: !analyze }, // [!code ++]
  plugins: [analyze && new RsdoctorWebpackPlugin()], // [!code ++]
};
