import { price } from './price.js';

console.log('main', price(3));
