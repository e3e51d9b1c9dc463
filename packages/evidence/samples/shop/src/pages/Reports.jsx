import React from 'react';
import { bar, line } from 'legacy-charts';
import { sortBy, groupBy } from 'lodash-es';
import v3 from 'lodash-v3';
import color from 'color';
import { Chart } from '../components';
import { extra } from '../feature';
export default function Reports() {
  const data = groupBy(sortBy([{ a: 2 }, { a: 1 }], 'a'), 'a');
  const palette = v3.map([1, 2, 3], (n) => color.rgb(n, n, n).hex());
  return <Chart series={[bar([1, 2]), line([3, 4])]} palette={palette} data={data} extra={extra()} />;
}
