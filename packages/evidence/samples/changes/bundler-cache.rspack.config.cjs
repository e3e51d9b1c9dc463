// The shop with the cache of the bundler, as in "Loader optimization".
module.exports = { ...require('./rspack.config.cjs'), cache: true, experiments: { cache: { type: 'persistent' } } };
