// The shop with one copy of qs, as in "The duplicate package problem".
const path = require('path');
const config = require('./rspack.config.cjs');
module.exports = {
  ...config,
  resolve: { ...config.resolve, alias: { ...config.resolve.alias, qs: path.resolve('node_modules/qs') } },
};
