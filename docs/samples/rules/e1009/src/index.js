import { escape } from 'html-escaper';

console.log(escape('<b>'));
