const Html = require('html-webpack-plugin'); const Mini = require('mini-css-extract-plugin');
const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');
const { make, options } = require('./common.cjs');
module.exports = make({
  swc: { loader: 'swc-loader', options: { jsc: { parser: { syntax: 'ecmascript', jsx: true } }, env: { targets: 'chrome 90' } } },
  extract: Mini.loader,
  html: [new Html({ template: './index.html', chunks: ['main'] }), new Html({ template: './index.html', filename: 'admin.html', chunks: ['admin'] }), new Mini({ filename: 'css/[name].[contenthash:8].css' })],
  outDir: process.env.OUT || 'dist-webpack', devtool: process.env.NOMAP ? false : (process.env.DEVTOOL || 'source-map'),
  rsdoctor: process.env.NORS ? null : new RsdoctorWebpackPlugin(options()),
});
