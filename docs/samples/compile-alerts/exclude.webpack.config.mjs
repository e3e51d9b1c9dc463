import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  module: {
    rules: [
      {
        test: /\.jsx?$/,
        exclude: /node_modules/, // [!code ++]
        use: 'babel-loader',
      },
    ],
  },
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorWebpackPlugin()],
};
