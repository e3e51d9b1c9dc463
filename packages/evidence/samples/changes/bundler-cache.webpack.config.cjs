// The shop with the cache of the bundler, as in "Loader optimization".
module.exports = { ...require('./webpack.config.cjs'), cache: { type: 'filesystem' } };
