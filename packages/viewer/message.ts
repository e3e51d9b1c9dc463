import { isFields } from './read/shape.ts';

const TYPES = ['ready', 'failed'] as const;

/**
 * What the frame of the report tells its page (tools/sample/demo/shim.js): that it waits for the report, or that its
 * scripts do not come. Undefined for any other message.
 */
export const messageOf = (
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  frame: Window | null | undefined,
): (typeof TYPES)[number] | undefined =>
  // The frame has an origin of its own, which has no name.
  source === frame && source !== null && origin === 'null' && isFields(data)
    ? TYPES.find((type) => type === data.type)
    : undefined;
