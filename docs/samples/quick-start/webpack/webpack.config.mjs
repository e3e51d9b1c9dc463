import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

export default {
  mode: 'production',
  entry: './src/index.js',
  // Writes every file again: the report misses files that webpack leaves untouched.
  output: { clean: true, compareBeforeEmit: !analyze },
  // Without source maps, webpack gives no size to concatenated modules.
  devtool: analyze ? 'source-map' : false,
  // With [contenthash] in file names, source maps would name files that webpack has renamed.
  optimization: { realContentHash: !analyze },
  plugins: [analyze && new RsdoctorWebpackPlugin()],
};
