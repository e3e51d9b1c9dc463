export const linter = {
  rules: {
    'default-import-check': 'off',
  },
};
