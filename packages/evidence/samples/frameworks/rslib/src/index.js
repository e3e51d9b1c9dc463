export { price } from './price.js';
