export const linter = {
  rules: {
    'cross-chunks-package': 'off',
  },
};
