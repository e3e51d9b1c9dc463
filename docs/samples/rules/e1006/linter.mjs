export const linter = {
  rules: {
    'module-mixed-chunks': ['Warn', { ignore: ['/src/price.js'] }],
  },
};
