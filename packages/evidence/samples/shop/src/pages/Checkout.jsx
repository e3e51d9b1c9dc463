import React from 'react';
import { PriceBook, pages } from 'modern-lib';
import { formatPrice } from 'dual-format';
import { clsx } from 'clsx';
import { nanoid } from 'nanoid';
import interop from '../legacy/interop';
import '../styles/cart.less';
const clamp = require('lodash/clamp');
const book = new PriceBook();
book.set('a', { amount: 10 });
export default function Checkout() {
  return <section className={clsx('cart', clamp(1, 0, 2) && 'on')} data-id={nanoid()}>{formatPrice(book.total(['a']))}{String(interop)}{typeof pages}</section>;
}
