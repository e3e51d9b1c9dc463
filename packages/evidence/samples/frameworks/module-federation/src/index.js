import('./cart.js').then(({ total }) => console.log(total([4200, 990])));
