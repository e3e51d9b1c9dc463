'use strict';
var store = {};
module.exports = {
  get: function (key) { return store[key]; },
  set: function (key, value) { store[key] = value; return value; },
};
