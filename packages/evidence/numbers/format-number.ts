/** Numbers of the sample as pages and the report write them. */
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Numbers } from './numbers.ts';

const grouped = (value: number) => Math.round(value).toLocaleString('en-US');
const digits = (value: number, count: number) => value.toFixed(count);

/** A number of bytes as the report prints it: 1 KB is 1000 bytes. */
function bytes(value: number, as: string | undefined, language: string): string {
  const word = language === 'zh' ? '字节' : 'bytes';
  if (as === 'bytes' || (as === undefined && value < 1000)) return `${grouped(value)} ${word}`;
  if (as === 'KB') return `${grouped(value / 1000)} KB`;
  return value < 1e6 ? `${digits(value / 1000, 2)} KB` : `${digits(value / 1e6, 2)} MB`;
}

/** A time as the report prints it: `754 ms`, `7.3 s`. */
const time = (value: number) => (value < 1000 ? `${grouped(value)} ms` : `${Number(digits(value / 1000, 1))} s`);

/**
 * A number as text.
 * @throws Problem when there is no such number, or not in the unit asked for
 */
export function formatNumber(
  { of: name = '', as }: Readonly<Record<string, string>>,
  numbers: Numbers,
  language: string,
): string {
  const value = numbers[name];
  if (value === undefined)
    throw new Problem(`of="${name}"`, 'no such number', {
      expected: 'a name in docs/generated/sample.json or open-mct.json',
    });
  if (as !== undefined && !(name.endsWith('.bytes') && /^(?:KB|bytes)$/.test(as)))
    throw new Problem(`as="${as}"`, 'no unit of this number', {
      expected: 'KB or bytes, for a name that ends in .bytes',
    });
  if (name.endsWith('.bytes')) return bytes(value, as, language);
  if (name.endsWith('.ms')) return time(value);
  if (name.endsWith('.percent')) return `${digits(value, 2)}%`;
  return grouped(value);
}
