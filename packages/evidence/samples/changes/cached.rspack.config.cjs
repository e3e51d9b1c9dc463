// The shop as it is, with the cache of babel-loader.
const config = require('./rspack.config.cjs');
const cached = (use) =>
  use.loader === 'babel-loader' ? { ...use, options: { ...use.options, cacheDirectory: true } } : use;
module.exports = {
  ...config,
  module: { rules: config.module.rules.map((rule) => (rule.use ? { ...rule, use: rule.use.map(cached) } : rule)) },
};
