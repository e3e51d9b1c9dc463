import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundle } from '../plugins/bundle.ts';
import { pageScript } from '../plugins/scripts.ts';
import { genericParts } from '../preset.ts';

test('what the page script imports for its effects alone is in it: package.json lists these files', async () => {
  const parts = genericParts();
  const files = [import.meta.resolve('./copy-made.ts'), ...parts.flatMap(({ client = [] }) => client)];
  const buttons = files.flatMap((file) =>
    [...readFileSync(fileURLToPath(file), 'utf8').matchAll(/\[data-(?:copies|does=\w+)\]/g)].map(([one]) => one),
  );
  expect(buttons).toEqual(expect.arrayContaining(['[data-copies]', '[data-does=copy]']));
  const code = await bundle({ source: pageScript(parts) }, 'es');
  expect(buttons.filter((one) => !code.includes(one))).toEqual([]);
});
