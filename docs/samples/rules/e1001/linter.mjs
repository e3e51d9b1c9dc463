export const linter = {
  rules: {
    'duplicate-package': ['Warn', { checkVersion: 'minor', ignore: ['ms'] }],
  },
};
