import { expect, test } from 'vitest';
import { illegibleShots } from '../../../../../tools/checks/code/pictures.ts';

test.each([
  [11, 400, undefined, undefined],
  [12, 890, undefined, undefined],
  [12, 900, undefined, /too small[\s\S]*10\.9 px: 12 px in a picture of 900 px, shown on 820 px/],
  [10, 400, 'labels of a chart', undefined],
  [12, 400, 'labels of a chart', /take `small` away/],
])('text of %i px in a picture of %i px, with the reason %j', (text, width, small, fault) => {
  const [problem] = illegibleShots([{ id: 'a', ...(small ? { small } : {}) }], () => ({ text, width }));
  if (fault) expect(problem?.message).toMatch(fault);
  else expect(problem).toBeUndefined();
});
