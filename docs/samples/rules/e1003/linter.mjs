export const linter = {
  rules: {
    'loader-performance-optimization': ['Warn', { threshold: 200, ignore: [/babel-loader/] }],
  },
};
