/** Numbers as the report writes them. */

/** 1 KB is 1000 bytes, two decimals; below that, bytes. */
export function size(bytes: number): string {
  for (const [unit, name] of [
    [1e9, 'GB'],
    [1e6, 'MB'],
    [1e3, 'KB'],
  ] as const)
    if (bytes >= unit) return `${(bytes / unit).toFixed(2)} ${name}`;
  return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
}

/** A change of size with its sign. */
export const growth = (bytes: number): string => `${bytes < 0 ? '−' : '+'}${size(Math.abs(bytes))}`;

/** Milliseconds below a second, then seconds with one decimal. */
export const time = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);
