import { isFields } from '../../../outside.ts';

/** Whether a message says that the frame of the report waits for it (packages/evidence/demo/shim.js). */
export const isReady = (
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  frame: Window | null | undefined,
): boolean =>
  // The frame has an origin of its own, which has no name.
  source === frame && source !== null && origin === 'null' && isFields(data) && data.type === 'ready';
