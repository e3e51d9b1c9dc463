import { debounce } from 'lodash-es';

window.addEventListener('resize', debounce(console.log, 100));
