/** Numbers as the report writes them. */

/** 1 KB is 1000 bytes, two decimals; below that, bytes. The unit is chosen after rounding: 999,995 bytes are 1.00 MB. */
export function size(bytes: number): string {
  const whole = Math.round(bytes);
  if (whole < 1000) return `${whole} ${whole === 1 ? 'byte' : 'bytes'}`;
  const units = ['KB', 'MB', 'GB'];
  let value = (bytes / 1000).toFixed(2);
  let unit = 0;
  for (; Number(value) >= 1000 && unit < units.length - 1; unit++) value = (bytes / 1000 ** (unit + 2)).toFixed(2);
  return `${value} ${units[unit]}`;
}

/** A change of size with its sign. */
export const growth = (bytes: number): string => `${bytes < 0 ? '−' : '+'}${size(Math.abs(bytes))}`;

/** A long path without its middle: where it begins, and the file at its end, tell it apart. */
export const shortened = (path: string, most = 44): string =>
  path.length > most ? `${path.slice(0, most / 4)}…${path.slice(1 - most * 0.75)}` : path;

/** Milliseconds below a second, then seconds with one decimal. */
export const time = (ms: number): string =>
  Math.round(ms) < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

/** Letters that run from right to left, and signs that turn the direction of what follows. */
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;
/**
 * A name for the middle of a sentence without markup: it cannot turn the words around it. In markup, styles isolate names.
 */
export const isolated = (name: string): string =>
  TURNING.test(name) ? `\u2068${name.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069` : name;
