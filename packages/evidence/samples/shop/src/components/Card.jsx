import React from 'react';
import { formatCurrency } from '../utils';
export function Card(props) {
  const { children, ...rest } = props;
  return <div className="ui-Card" {...rest}>{children ?? formatCurrency(0)}</div>;
}
export const CardLegacy = () => <div>legacy Card</div>;
