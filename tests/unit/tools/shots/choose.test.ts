import { expect, test } from 'vitest';
import { chooseShots } from '../../../../tools/shots/choose.ts';
import { shotFingerprint } from '../../../../tools/shots/picture-fingerprint.ts';
import type { Shot } from '../../../../tools/shots/shot.ts';
import type { ShotRecord, ShotsFile } from '../../../../tools/shots/shots-file.ts';

const shot = (id: string, route = '/overall'): Shot => ({
  id,
  report: 'rspack',
  route,
  viewport: [1440, 900],
  steps: [],
  says: [],
});
const made = (of: Shot): ShotRecord => ({
  fingerprint: shotFingerprint(of, 'base'),
  width: 1440,
  height: 900,
  text: 14,
  files: {},
});
const [old, fresh] = [shot('page-old'), shot('page-fresh')];
const record: ShotsFile = {
  $from: '',
  shots: { 'page-old': made({ ...old, route: '/elsewhere' }), 'page-fresh': made(fresh) },
};
const choose = (options: Parameters<typeof chooseShots>[3], exists = () => true) =>
  chooseShots([old, fresh], record, 'base', options, exists).map(({ id }) => id);

test('a shot is made when its entry changed', () => {
  expect(choose({})).toEqual(['page-old']);
});

test('a shot is made when a file is gone', () => {
  expect(choose({}, () => false)).toEqual(['page-old', 'page-fresh']);
});

test('a shot is made when the sample or the code changed', () => {
  expect(chooseShots([old, fresh], record, 'other', {}, () => true)).toHaveLength(2);
});

test('--force makes all, --only those that are named', () => {
  expect(choose({ force: true })).toEqual(['page-old', 'page-fresh']);
  expect(choose({ only: ['page-fresh'] })).toEqual(['page-fresh']);
});

test('an unknown name in --only says which there are', () => {
  expect(() => choose({ only: ['page-odl'] })).toThrow(/no such shot[\s\S]*page-old, page-fresh[\s\S]*page-odl/);
});

test('a shot of the application stays when the sample or the code changed: nothing here builds it', () => {
  const application: Shot = { ...fresh, report: 'app-before' };
  expect(shotFingerprint(application, 'other')).toBe(shotFingerprint(application, 'base'));
  expect(shotFingerprint(fresh, 'other')).not.toBe(shotFingerprint(fresh, 'base'));
});
