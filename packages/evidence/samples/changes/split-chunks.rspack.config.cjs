// The shop with shared chunks, as in "The duplicate package problem".
module.exports = { ...require('./rspack.config.cjs'), optimization: { splitChunks: { chunks: 'all' } } };
