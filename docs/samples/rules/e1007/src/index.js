import { track } from './track.js';

console.log('track() is imported but never called');
