function busy(ms) { const end = Date.now() + ms; while (Date.now() < end); }
module.exports = function (source) {
  busy(this.getOptions().delay ?? 0);
  return `/* i18n: ${this.resourcePath.split('/').pop()} */\n${source}`;
};
