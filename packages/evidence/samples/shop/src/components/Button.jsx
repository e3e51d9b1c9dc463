import React from 'react';
import { formatCurrency } from '../utils';
export function Button(props) {
  const { children, ...rest } = props;
  return <div className="ui-Button" {...rest}>{children ?? formatCurrency(0)}</div>;
}
export const ButtonLegacy = () => <div>legacy Button</div>;
