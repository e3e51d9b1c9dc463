import('./price.js').then(({ price }) => console.log('admin', price(5)));
