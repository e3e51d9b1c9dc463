const rspack = require('@rspack/core');
const { RsdoctorRspackPlugin } = require('@rsdoctor/rspack-plugin');
const { make, options } = require('./common.cjs');
module.exports = make({
  swc: { loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'ecmascript', jsx: true } }, env: { targets: 'chrome 90' } } },
  extract: rspack.CssExtractRspackPlugin.loader,
  html: [new rspack.HtmlRspackPlugin({ template: './index.html', chunks: ['main'] }), new rspack.HtmlRspackPlugin({ template: './index.html', filename: 'admin.html', chunks: ['admin'] }), new rspack.CssExtractRspackPlugin({ filename: 'css/[name].[contenthash:8].css' })],
  outDir: process.env.OUT || 'dist-rspack', devtool: process.env.NOMAP ? false : (process.env.DEVTOOL || 'source-map'),
  rsdoctor: process.env.NORS ? null : new RsdoctorRspackPlugin(options()),
});
