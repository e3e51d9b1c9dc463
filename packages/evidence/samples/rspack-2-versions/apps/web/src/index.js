import ms from 'ms';
import { total } from './total.js';

document.body.append(total([1, 2]), ms('2 days'));
