export { tasksIn } from '../tasks.ts';
export { wordsIn } from './words.ts';
