import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BannedImport } from './banned-import.mjs';

function run(source, ruleConfig) {
  const module = { path: '/app/src/index.js', getSource: () => ({ source }) };
  const alerts = [];
  BannedImport.check({
    moduleGraph: { getDependencies: () => [{ module, request: 'ms' }] },
    report: (alert) => alerts.push(alert),
    ruleConfig,
  });
  return alerts;
}

test('reports a banned package with its place', () => {
  const [alert] = run("import ms from 'ms';\n", { packages: ['ms'] });
  assert.match(alert.message, /"ms"/);
  assert.deepEqual(alert.document.range.start, { line: 1, column: 16 });
});

test('accepts other packages', () => {
  assert.equal(run("import ms from 'ms';\n", { packages: ['moment'] }).length, 0);
});
