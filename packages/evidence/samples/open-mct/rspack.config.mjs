/**
 * Open MCT with Rspack, for the two guides: .webpack/webpack.common.mjs and webpack.prod.mjs of the commit in
 * docs/generated/open-mct-rspack.json, with Rspack's plugins. It lies in the root of a copy of that commit, whose vue-loader
 * is replaced by 17.4.2. Nothing here builds it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { rspack } from '@rspack/core';
import { VueLoaderPlugin } from 'vue-loader';

const root = import.meta.dirname;
const sass = process.env.SASS === 'embedded' && { implementation: 'sass-embedded', api: 'modern' };
const { version } = JSON.parse(fs.readFileSync(new URL('./package.json', import.meta.url)));
const less = process.env.LESS === 'true';
export default {
  mode: 'production',
  context: root,
  entry: {
    openmct: './openmct.js',
    generatorWorker: './example/generator/generatorWorker.js',
    couchDBChangesFeed: './src/plugins/persistence/couch/CouchChangesFeed.js',
    inMemorySearchWorker: './src/api/objects/InMemorySearchWorker.js',
    compsMathWorker: './src/plugins/comps/CompsMathWorker.js',
    espressoTheme: './src/plugins/themes/espresso-theme.scss',
    snowTheme: './src/plugins/themes/snow-theme.scss',
    darkmatterTheme: './src/plugins/themes/darkmatter-theme.scss',
    historicalTelemetryWorker: './src/plugins/condition/historicalTelemetryWorker.js',
  },
  output: {
    globalObject: 'this',
    filename: '[name].js',
    path: path.resolve(root, 'dist'),
    library: { name: 'openmct', type: 'umd', export: 'default' },
    publicPath: '',
    hashFunction: 'xxhash64',
    clean: true,
  },
  resolve: {
    // Two imports begin with a slash. Rspack 1 looks for them in the project unasked.
    roots: [root],
    alias: {
      '@': path.join(root, 'src'),
      legacyRegistry: path.join(root, 'src/legacyRegistry'),
      csv: 'comma-separated-values',
      bourbon: 'bourbon.scss',
      'plotly-basic': 'plotly.js-basic-dist-min',
      'plotly-gl2d': 'plotly.js-gl2d-dist-min',
      printj: 'printj/printj.mjs',
      styles: path.join(root, 'src/styles'),
      MCT: path.join(root, 'src/MCT'),
      testUtils: path.join(root, 'src/utils/testUtils.js'),
      objectUtils: path.join(root, 'src/api/objects/object-utils.js'),
      utils: path.join(root, 'src/utils'),
      vue: 'vue/dist/vue.esm-bundler',
      ...(less && { 'moment-timezone$': 'moment-timezone/builds/moment-timezone-with-data-1970-2030.js' }),
    },
  },
  plugins: [
    new rspack.DefinePlugin({
      __OPENMCT_ROOT_RELATIVE__: '""',
      __OPENMCT_VERSION__: `'${version}'`,
      __OPENMCT_BUILD_DATE__: `'${new Date()}'`,
      __OPENMCT_REVISION__: `'a4aae41'`,
      __OPENMCT_BUILD_BRANCH__: `'master'`,
      __VUE_OPTIONS_API__: true,
      __VUE_PROD_DEVTOOLS__: false,
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
    }),
    new VueLoaderPlugin(),
    new rspack.CopyRspackPlugin({
      patterns: [
        { from: 'src/images/favicons', to: 'favicons' },
        { from: './index.html', transform: (content) => content.toString().replace(/dist\//g, '') },
        { from: 'src/plugins/imagery/layers', to: 'imagery' },
      ],
    }),
    new rspack.CssExtractRspackPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
    new rspack.BannerPlugin({ test: /.*Theme\.css$/, raw: true, banner: '@charset "UTF-8";' }),
    less && new rspack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
    process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin(),
  ],
  module: {
    rules: [
      {
        test: /\.(sc|sa|c)ss$/,
        use: [
          rspack.CssExtractRspackPlugin.loader,
          { loader: 'css-loader' },
          { loader: 'resolve-url-loader' },
          { loader: 'sass-loader', options: { sourceMap: true, ...sass } },
        ],
        type: 'javascript/auto',
      },
      {
        test: /\.vue$/,
        loader: 'vue-loader',
        options: { experimentalInlineMatchResource: true, compilerOptions: { hoistStatic: false, whitespace: 'preserve' } },
      },
      { test: /\.html$/, type: 'asset/source' },
      { test: /\.(jpg|jpeg|png|svg)$/, type: 'asset/resource', generator: { filename: 'images/[name][ext]' } },
      { test: /\.ico$/, type: 'asset/resource', generator: { filename: 'icons/[name][ext]' } },
      { test: /\.(woff|woff2?|eot|ttf)$/, type: 'asset/resource', generator: { filename: 'fonts/[name][ext]' } },
    ],
  },
  stats: 'errors-warnings',
  performance: false,
  devtool: process.env.NOMAP === 'true' ? false : 'source-map',
  optimization: { minimize: process.env.NOMIN !== 'true' },
};
