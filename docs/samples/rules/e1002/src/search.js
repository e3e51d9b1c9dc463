import ms from 'ms';

console.log('search', ms('2h'));
