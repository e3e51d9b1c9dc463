import React, { Suspense, lazy, useState } from 'react';
import { createRoot } from 'react-dom/client';
import dayjs from 'dayjs';
import qs from 'qs';
import { Button, Card, Price } from './components';
import { formatCurrency } from './utils';
import { track } from './utils/analytics';
import { isEnabled } from './utils/flags';
import session from './legacy/session';
import './legacy/polyfill';
import './styles/main.css';
import './styles/theme.less';
import logo from './assets/logo.png';
import hero from './assets/hero.svg';

const Reports = lazy(() => import(/* webpackChunkName: "reports" */ './pages/Reports'));
const Checkout = lazy(() => import(/* webpackChunkName: "checkout" */ './pages/Checkout'));
const Help = lazy(() => import(/* webpackChunkName: "help" */ './pages/Help'));

function App() {
  const [page, setPage] = useState('home');
  session.set('page', page);
  const params = qs.parse(window.location.search.slice(1));
  if (isEnabled('tracking')) track('view', { page, params });
  return (
    <main>
      <header><img src={logo} alt="Aurora" /><img src={hero} alt="" /></header>
      <nav>
        <Button onClick={() => setPage('reports')}>Reports</Button>
        <Button onClick={() => setPage('checkout')}>Checkout</Button>
        <Button onClick={() => setPage('help')}>Help</Button>
      </nav>
      <Card title={dayjs().format('YYYY-MM-DD')}><Price value={formatCurrency(42)} /></Card>
      <Suspense fallback={null}>
        {page === 'reports' && <Reports />}
        {page === 'checkout' && <Checkout />}
        {page === 'help' && <Help />}
      </Suspense>
    </main>
  );
}
createRoot(document.getElementById('root')).render(<App />);
