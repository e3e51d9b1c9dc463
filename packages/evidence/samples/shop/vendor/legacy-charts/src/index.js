'use strict';
var qs = require('qs');
exports.bar = function bar(values) {
  return values.map(function (v, i) { return { x: i, y: v, label: qs.stringify({ i: i, v: v }) }; });
};
exports.line = function line(values) {
  return values.map(function (v, i) { return [i, v]; });
};
exports.pie = function pie(values) {
  var sum = values.reduce(function (a, b) { return a + b; }, 0);
  return values.map(function (v) { return v / sum; });
};
