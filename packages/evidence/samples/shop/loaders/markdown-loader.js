// deliberately slow: shows up in the loader pages
function busy(ms) { const end = Date.now() + ms; while (Date.now() < end); }
module.exports = function (source) {
  const { delay = 0 } = this.getOptions();
  busy(delay);
  const html = source.replace(/^# (.*)$/gm, '<h1>$1</h1>').replace(/^- (.*)$/gm, '<li>$1</li>');
  return `export default ${JSON.stringify(html)};`;
};
module.exports.pitch = function () { busy(5); };
