import('./cart.js');
import('./search.js');
