/** The sample's reports as files: the data file and the page of brief mode, and the two sides of its comparison. */

import { readDemo } from '../../../packages/evidence/demo/demo-file.ts';
import { unpack } from '../../../packages/evidence/demo/report-data.ts';
import { htmlOf } from '../../../packages/viewer/tests/recorded.ts';

const { report, diff } = readDemo();
const routes = report.enableRoutes;
const parts = Object.fromEntries(
  Object.entries(report.parts).map(([part, text]) => [part, text ? unpack(text) : undefined]),
);
const briefOf = (name: string, data: unknown) => ({ name, text: JSON.stringify({ data, clientRoutes: routes }) });

export const samples = {
  json: briefOf('rsdoctor-data.json', parts),
  html: { name: 'rsdoctor-report.html', text: htmlOf(parts, routes) },
  baseline: briefOf('baseline.json', unpack(diff.baseline)),
  current: briefOf('current.json', unpack(diff.current)),
};
