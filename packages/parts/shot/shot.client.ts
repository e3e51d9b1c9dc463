/** Lights the number of a picture that a number in the text names. */
import { INTENT, on, withChunk } from '@rsdoctor-docs/preset/client';

on(`${INTENT} click`, '[data-mark]', (mark, { type }) =>
  withChunk<typeof import('./callouts.client.ts')>('marks', ({ light }) => light(mark, type === 'click')),
);
