import { expect, test } from 'vitest';
import { componentsExist, exportedNames } from '../../../../../tools/checks/content/components.ts';
import { readPage } from '../../../../../tools/checks/read/page.ts';

const found = (source: string) =>
  componentsExist([readPage('docs/en/a.mdx', 'en', 'a', source)], ['Shot', 'Tab', 'Tabs']).map(({ message }) =>
    message.replace(/\n\s*/g, ' | '),
  );

test('names that a module offers', () =>
  expect(
    exportedNames("export { Shot, type Props, a as Tab } from './x';\nexport * from 'y';\nexport function Own() {}"),
  ).toEqual(['Shot', 'Tab', 'Own']));

test('what is imported and what the build writes is known', () =>
  expect(
    found(
      "import { Shot } from '@theme';\nimport Setup from './shared/setup.mdx';\n\n<Shot id=\"a\" />\n\n<Setup />\n\n<RuleTable />\n\n<div />\n",
    ),
  ).toEqual([]));

test.each([
  ['# A\n\n<Shoot id="a" />\n', /^docs\/en\/a\.mdx:3 {2}<Shoot> is not known here .* expected: Shot/],
  ['<Shot id="a" />\n', /import \{ Shot \} from '@theme';/],
  ["import { Tabz } from '@theme';\n\n<Tabz />\n", /a\.mdx:1 {2}@theme has no "Tabz" .* expected: Tab/],
  ["import { Shot } from '@theme';\n", /imports Shot and does not use it/],
  ["import x from 'lodash';\n", /an import from "lodash" .* '@theme', or an excerpt/],
])('%j', (source, fault) => expect(found(source)[0]).toMatch(fault));
