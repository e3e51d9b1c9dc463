import React from 'react';
import { formatCurrency } from '../utils';
export function Price(props) {
  const { children, ...rest } = props;
  return <div className="ui-Price" {...rest}>{children ?? formatCurrency(0)}</div>;
}
export const PriceLegacy = () => <div>legacy Price</div>;
