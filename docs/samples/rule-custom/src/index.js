import { debounce } from 'lodash-es';
import ms from 'ms';

const hello = () => console.log('hello');

setTimeout(debounce(hello, 100), ms('1s'));
