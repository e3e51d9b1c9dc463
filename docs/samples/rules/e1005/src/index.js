import parser from './parser.js';

console.log(parser);
