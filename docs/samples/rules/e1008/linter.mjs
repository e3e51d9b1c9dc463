export const linter = {
  rules: {
    'cjs-require': ['Warn', { ignore: ['/src/colors.js'] }],
  },
};
