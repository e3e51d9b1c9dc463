Object.defineProperty(exports, '__esModule', { value: true });

function exportAll(source, target) {
  for (const key of Object.keys(source)) target[key] = source[key];
}

exportAll({ parse: (text) => text.split(',') }, exports);
