import { Chart } from 'chart.js';
import debounce from 'lodash-es/debounce.js';
import ms from 'ms';
import { createApp } from 'vue';
import App from './App.vue';
import { colors } from './colors.cjs';
import { total } from './total.js';
import './style.css';

createApp(App).mount('#app');
document.body.append(total([1, 2]), colors.red, ms('2 days'), String(debounce), String(new Chart('x', {})));
import('./lazy.js').then(({ run }) => run());
