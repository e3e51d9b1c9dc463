export const linter = {
  rules: {
    'ecma-version-check': ['Warn', { ecmaVersion: 2015, exclude: [/src\/index\.js$/] }],
  },
};
