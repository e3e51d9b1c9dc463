import { price } from './price.js';

document.querySelector('#total').textContent = price(42);

document.querySelector('#help').addEventListener('click', async () => {
  const { show } = await import('./help.js');
  show();
});
