export const linter = {
  rules: {
    'tree-shaking-side-effects-only': ['Warn', { ignore: ['/src/track.js'] }],
  },
};
