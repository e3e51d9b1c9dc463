import React, { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import dayjs from 'dayjs';
import axios from 'axios';
import { Table } from './components';
import './styles/main.css';

const Audit = lazy(() => import(/* webpackChunkName: "audit" */ './pages/Audit'));

export async function load() {
  const { data } = await axios.get('/api/orders');
  return data.map((o) => ({ ...o, at: dayjs(o.at).format('HH:mm') }));
}
createRoot(document.getElementById('root')).render(<Suspense><Table rows={[]} /><Audit /></Suspense>);
