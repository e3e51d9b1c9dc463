import React from 'react';
import { formatCurrency } from '../utils';
export function Chart(props) {
  const { children, ...rest } = props;
  return <div className="ui-Chart" {...rest}>{children ?? formatCurrency(0)}</div>;
}
export const ChartLegacy = () => <div>legacy Chart</div>;
