/** Lights the number of a picture that a number in the text names. */
import { withChunk } from '../../client/chunks.ts';
import { INTENT, on } from '../../client/on.ts';

on(`${INTENT} click`, '[data-mark]', (mark, { type }) =>
  withChunk<typeof import('./callouts.client.ts')>('marks', ({ light }) => light(mark, type === 'click')),
);
