import now from 'ms';
import before from 'old-ms';

console.log(now('2 days'), before('2 days'));
