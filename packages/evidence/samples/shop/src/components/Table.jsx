import React from 'react';
import { formatCurrency } from '../utils';
export function Table(props) {
  const { children, ...rest } = props;
  return <div className="ui-Table" {...rest}>{children ?? formatCurrency(0)}</div>;
}
export const TableLegacy = () => <div>legacy Table</div>;
