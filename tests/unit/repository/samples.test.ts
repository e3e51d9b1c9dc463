import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '../../../tools/lib/files.ts';

it('samples turn Rsdoctor on with the value "true" alone, as the pages say', () => {
  const asking = listFiles('docs/samples').flatMap((file) =>
    [...readFileSync(`docs/samples/${file}`, 'utf8').matchAll(/process\.env\.RSDOCTOR\b.*/g)].map(
      ([code]) => `${file}: ${code}`,
    ),
  );
  expect(asking.length).toBeGreaterThan(10);
  expect(asking.filter((code) => !/RSDOCTOR [=!]== 'true'/.test(code))).toEqual([]);
});
