export const linter = {
  rules: {
    'esm-resolved-to-cjs': ['Warn', { ignore: ['html-escaper'] }],
  },
};
