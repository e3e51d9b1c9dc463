const colors = require('./colors.js');

console.log(colors.red);
