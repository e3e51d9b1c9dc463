// The shop without that rule, and with its JSX in builtin:swc-loader: nothing passes through Babel.
const config = require('./no-package-rule.rspack.config.cjs');
const swc = {
  loader: 'builtin:swc-loader',
  options: {
    jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
    env: { targets: 'chrome 90' },
  },
};
module.exports = {
  ...config,
  module: {
    rules: config.module.rules.map((rule) =>
      rule.use && String(rule.test).includes('jsx') ? { ...rule, use: [rule.use[0], swc] } : rule,
    ),
  },
};
