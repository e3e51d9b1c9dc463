// The shop without the rule that sends packages through babel-loader, as in "Loader optimization".
const config = require('./rspack.config.cjs');
module.exports = {
  ...config,
  module: { rules: config.module.rules.filter(({ include }) => !String(include).includes('lodash-es')) },
};
