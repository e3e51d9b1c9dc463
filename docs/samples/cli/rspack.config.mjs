export default {
  mode: 'production',
  entry: './src/index.js',
  stats: {
    all: false,
    assets: true,
    chunks: true,
    modules: true,
    chunkModules: true,
    ids: true,
    hash: true,
    version: true,
  },
};
