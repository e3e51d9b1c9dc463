import { isFields } from './read/shape.ts';

const TYPES = ['ready', 'failed', 'shown', 'escape', 'next', 'previous', 'at'] as const;

/**
 * What the report's frame tells its page: that it waits for the report, that its scripts failed to load, that its first
 * screen is drawn, that the reader pressed Escape, or a key that leads on or back, or where a walk is.
 */
export const messageOf = (
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  frame: Window | null | undefined,
): (typeof TYPES)[number] | undefined =>
  // The origin of a sandboxed frame is `null`.
  source === frame && source !== null && origin === 'null' && isFields(data)
    ? TYPES.find((type) => type === data.type)
    : undefined;
