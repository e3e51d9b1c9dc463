const path = require('path');
const BuildInfoPlugin = require('./plugins/BuildInfoPlugin');
const { AssetCount } = require('./rules/asset-count');
const L = (n) => path.join(__dirname, 'loaders', n);
const babel = { loader: 'babel-loader', options: { babelrc: false, presets: [['@babel/preset-react', { runtime: 'automatic' }]] } };
exports.make = ({ swc, extract, html, outDir, devtool = 'source-map', rsdoctor }) => {
  const regression = !!process.env.REGRESSION;
  return {
    mode: 'production', context: __dirname, ...(process.env.NAME ? { name: process.env.NAME } : {}),
    entry: { main: './src/main.jsx', admin: './src/admin.jsx' },
    devtool,
    output: { path: path.resolve(__dirname, outDir), filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/async/[name].[contenthash:8].js', assetModuleFilename: 'assets/[name].[hash:8][ext]', clean: true },
    resolve: {
      extensions: ['.jsx', '.js', '.json'],
      alias: {
        ...(regression ? { [path.join(__dirname, 'src/feature')]: path.join(__dirname, 'src/feature.regression.js') } : {}),
        ...(regression ? {} : { dayjs$: 'dayjs-old' }),
      },
    },
    module: { rules: [
      { test: /\.jsx$/, exclude: /node_modules/, use: [{ loader: L('i18n-loader.js'), options: { delay: 12 } }, babel] },
      { test: /\.js$/, include: path.join(__dirname, 'src'), use: [swc] },
      // the classic mistake: transpiling packages that ship ready-to-run code
      { test: /\.js$/, include: /node_modules[\\/](axios|color|lodash-es)[\\/]/, use: [{ loader: 'babel-loader', options: { babelrc: false, presets: [['@babel/preset-env', { modules: false, targets: 'chrome 60' }]] } }] },
      { test: /pages[\\/]Checkout\.jsx$/, resolve: { mainFields: ['main'] } },
      { test: /\.md$/, use: [{ loader: L('markdown-loader.js'), options: { delay: 250 } }] },
      { test: /\.css$/, use: [extract, 'css-loader'], type: 'javascript/auto' },
      { test: /\.less$/, use: [extract, 'css-loader', 'less-loader'], type: 'javascript/auto' },
      { test: /\.(png|svg|woff2|mp4)$/, type: 'asset/resource' },
    ] },
    plugins: [new BuildInfoPlugin(), ...html, rsdoctor].filter(Boolean),
    performance: { hints: false },
  };
};
exports.options = (extra = {}) => {
  const e = process.env;
  const mode = e.RMODE || 'normal';
  return {
    disableClientServer: !e.SERVE,
    features: { loader: true, plugins: true, bundle: true, resolver: !!e.RESOLVER, treeShaking: !!e.TREE },
    linter: {
      level: 'Error',
      extends: [AssetCount],
      rules: {
        'ecma-version-check': ['Warn', { ecmaVersion: 2015 }],
        'loader-performance-optimization': ['Warn', { threshold: 300, extensions: ['md', 'jsx', 'js', 'css', 'less'] }],
        'asset-count': ['Warn', { max: 10 }],
      },
    },
    output: mode === 'brief' ? { mode: 'brief', options: { type: ['html'], htmlOptions: {} } } : { mode: 'normal', ...(e.CODETYPE ? { reportCodeType: e.CODETYPE } : {}) },
    port: e.PORT ? +e.PORT : undefined,
    ...extra,
  };
};
