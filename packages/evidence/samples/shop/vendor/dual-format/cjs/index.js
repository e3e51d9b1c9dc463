Object.defineProperty(exports, '__esModule', { value: true });
exports.formatPrice = function (n) { return '$' + n.toFixed(2); };
exports.formatDate = function (d) { return d.toISOString().slice(0, 10); };
exports.unusedHelper = function () { return 'unused'; };
