import { expect, test } from 'vitest';
import { stateInPage, stateOutsideIslands } from '../../../../../tools/checks/files/state.ts';
import { messages, page } from '../pages.ts';

const STATEFUL = "import { useState } from 'react';\nexport const Part = () => useState(0)[0];\n";
const part = (file: string) => `theme/components/${file}.tsx`;
const faults = (sources: Record<string, string>) =>
  stateOutsideIslands(new Map(Object.entries(sources))).map(({ message }) => message.split('\n')[0]);
const ENTRY = 'theme/islands/counter/entry.tsx';

test('a part that an island alone imports may have state, at any depth', () =>
  expect(
    faults({
      'theme/index.tsx': "export { Island } from './islands/index.tsx';\n",
      'theme/islands/index.tsx': "import { Counter } from '../components/Counter.tsx';\n",
      [ENTRY]: "import { Counter } from '../../components/Counter.tsx';\n",
      [part('Typed')]: "import type { Props } from './Part.tsx';\n",
      [part('Counter')]: `import { Part } from './Part.tsx';\n${STATEFUL}`,
      [part('Part')]: STATEFUL,
    }),
  ).toEqual([]));

test('a part that the theme draws may not, also when an island imports it too', () => {
  const theme = {
    'theme/index.tsx': "export { Part } from './components/Part.tsx';\n",
    [part('Part')]: STATEFUL,
  };
  const fault = 'theme/components/Part.tsx:2  useState does nothing here: React draws this at build alone';
  expect(faults(theme)).toEqual([fault]);
  expect(faults({ ...theme, [ENTRY]: "import { Part } from '../../components/Part.tsx';\n" })).toEqual([fault]);
});

test('a part that nothing imports yet may not, nor parts that import each other', () => {
  expect(faults({ [part('New')]: STATEFUL })).toHaveLength(1);
  expect(
    faults({
      [part('A')]: "import { B } from './B.tsx';\n",
      [part('B')]: `import { A } from './A.tsx';\n${STATEFUL}`,
    }),
  ).toHaveLength(1);
});

test.each([
  ['<a href="https://x.example" onClick={go}>', 'onClick'],
  ['  onChange={(event) => go(event)}', 'onChange'],
  ['const [a] = useReducer<State>(reduce);', 'useReducer'],
])('%s is found, with its line', (code, name) =>
  expect(faults({ [part('A')]: `/* a\n comment */\n${code}\n` })).toEqual([
    expect.stringMatching(`^theme/components/A.tsx:3  ${name} does nothing here`),
  ]),
);

test('pages have neither, in elements, expressions and components of their own', () => {
  const found = (source: string) => messages(stateInPage(page(source)));
  expect(found('# A\n\n<button onClick={() => 1}>B</button>\n')[0]).toMatch(
    /^docs\/en\/guide\/a\.mdx:3 {2}onClick does nothing here.* \| do: .*"Island"/,
  );
  expect(found("import { useState } from 'react';\n\nexport const A = () => {\n  useState(1);\n};\n")[0]).toMatch(
    /^docs\/en\/guide\/a\.mdx:4 {2}useState/,
  );
  expect(found('# A\n\n{[1].map(() => <a onClick={go}>b</a>)}\n')[0]).toMatch(/^docs\/en\/guide\/a\.mdx:3 {2}onClick/);
});
