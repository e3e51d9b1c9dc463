// The shop with webpack as the pages advise: source maps keep the names of their files.
module.exports = { ...require('./webpack.config.cjs'), optimization: { realContentHash: false } };
