// biome-ignore-all lint/suspicious/noThenProperty: a run has such a key
import path from 'node:path';
import { expect, test } from 'vitest';
import { runFaults } from './runs.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const CONFIG = 'quick-start/rspack/rspack.config.mjs';
const faultsOf = (run: object, named = ['some']) =>
  [...runFaults({ name: 'runs.json', text: JSON.stringify({ some: run }, null, 1) }, root, new Set(named))].map(
    ({ message }) => message,
  );

test.each([
  [{ build: [CONFIG], set: { output: {} }, env: { CI: '' }, stopAfterSeconds: 12 }],
  [
    {
      build: [{ config: CONFIG, into: 'base', env: {} }],
      then: ['node docs/public/ask.mjs x', { command: 'ls', exit: 1 }],
    },
  ],
  [{ copy: ['package.json', 'docs/samples'], then: ['npm ls'] }],
  [{ build: [CONFIG], receive: { ALERT_URL: '/alerts' } }],
])('a run that can be made: %j', (run) => expect(faultsOf(run)).toEqual([]));

test.each([
  [{ build: [CONFIG], evn: { CI: '' } }, 'runs.json:6  nothing reads "evn"\n    expected: env'],
  [{ build: [{ config: CONFIG, folder: 'x' }], then: ['ls'] }, 'nothing reads "folder"'],
  [{ build: [CONFIG], then: [{ command: 'ls', code: 1 }] }, 'nothing reads "code"'],
  [{ build: CONFIG }, '"build" is not a list'],
  [{ build: [CONFIG], env: { CI: 1 } }, '"env" is not texts'],
  [{ build: [CONFIG], stopAfterSeconds: '12' }, '"stopAfterSeconds" is not seconds'],
  [
    { build: ['gone/rspack.config.mjs'] },
    'runs.json:4  the run names a file that is not there\n    seen:     docs/samples/gone/rspack.config.mjs',
  ],
  [
    { build: ['packages/evidence/samples/shop/gone.config.cjs'] },
    'seen:     packages/evidence/samples/shop/gone.config.cjs',
  ],
  [{ build: ['cicd/comment.mjs'] }, 'is no config of a bundler'],
  [{ copy: ['gone.json'], then: ['ls'] }, 'seen:     gone.json'],
  [{ then: ['node docs/samples/gone.mjs'] }, 'seen:     docs/samples/gone.mjs'],
  [{ build: [CONFIG], copy: ['package.json'] }, 'nothing reads "copy" here'],
  [{ env: { CI: '' }, then: ['ls'] }, 'nothing reads "env" here'],
  [{ build: [CONFIG], receive: { URL: '/' }, then: ['ls'] }, 'nothing reads "then" here'],
  [{ build: [{ config: CONFIG, into: 'x' }] }, 'nothing reads "into" here'],
])('a run that says more than is done, or names what is not there: %j', (run, message) => {
  const faults = faultsOf(run);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(message);
});

test('a run that no page names is not read either', () =>
  expect(faultsOf({ build: [CONFIG] }, ['other'])).toEqual([
    expect.stringContaining('runs.json:2  no page names the run "some"'),
  ]));

test('of two runs with one name, the first would be lost', () =>
  expect(() => [
    ...runFaults({ name: 'runs.json', text: '{\n"a": {},\n"b": { "a": 1 },\n"a": {}\n}' }, root, new Set()),
  ]).toThrow(/^runs\.json:4 {2}is no JSON\n.*the key "a" stands there twice/));
