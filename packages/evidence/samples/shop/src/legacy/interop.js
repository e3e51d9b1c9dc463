Object.defineProperty(exports, '__esModule', { value: true });
exports.version = '1.0';
