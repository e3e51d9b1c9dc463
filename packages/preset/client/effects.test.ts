import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundle } from '../plugins/bundle.ts';

const file = path.join(import.meta.dirname, 'index.ts');

test('what the page script imports for its effects alone is in it: package.json lists these files', async () => {
  const names = [...readFileSync(file, 'utf8').matchAll(/^import '(.+)';$/gm)].map(([, name = '']) => name);
  const buttons = names.flatMap((name) =>
    [...readFileSync(path.join(path.dirname(file), name), 'utf8').matchAll(/\[data-does=\w+\]/g)].map(([one]) => one),
  );
  expect(buttons).toContain('[data-does=copyPage]');
  const code = await bundle(file, 'es');
  expect(buttons.filter((one) => !code.includes(one))).toEqual([]);
});
