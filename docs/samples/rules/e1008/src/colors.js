exports.red = '#f00';
exports.green = '#0f0';
