// The shop with that rule for the one package that needs it.
const config = require('./rspack.config.cjs');
module.exports = {
  ...config,
  module: {
    rules: config.module.rules.map((rule) =>
      String(rule.include).includes('lodash-es') ? { ...rule, include: /node_modules[\\/]color[\\/]/ } : rule,
    ),
  },
};
