export * from './format';
export * from './math';
export { track } from './analytics';
