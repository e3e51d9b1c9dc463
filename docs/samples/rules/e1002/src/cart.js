import ms from 'ms';

console.log('cart', ms('1h'));
