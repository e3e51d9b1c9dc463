import { expect, test } from 'vitest';
import { staleShots } from '../../../../../tools/checks/code/shots.ts';

const stale = (recorded: Record<string, string>) =>
  staleShots(
    [{ id: 'a' }, { id: 'b' }],
    (id) => recorded[id],
    (id) => `${id} now`,
  ).map(({ message }) => message);

test('pictures of the sample as it is are fine', () => expect(stale({ a: 'a now', b: 'b now' })).toEqual([]));
test('older and missing ones are named, with what to do', () => {
  expect(stale({ a: 'a before', b: 'b now' })[0]).toMatch(
    /1 pictures are of an older sample[\s\S]*seen: +a\n[\s\S]*npm run shots/,
  );
  expect(stale({})[0]).toContain('all pictures');
});
