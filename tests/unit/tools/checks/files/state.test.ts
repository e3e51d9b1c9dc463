import { expect, test } from 'vitest';
import { stateInCode, stateInPage } from '../../../../../tools/checks/files/state.ts';
import { messages, page } from '../pages.ts';

test.each([
  ['/* a\n comment */\n<a href="https://x.example" onClick={go}>', 'A.tsx:3  onClick does nothing here'],
  ['// a\n  onChange={(event) => go(event)}', 'A.tsx:2  onChange'],
  ['const [a] = useReducer<State>(reduce);', 'A.tsx:1  useReducer'],
])('in a module: %j', (code, fault) =>
  expect(messages(stateInCode('theme/A.tsx', code))).toEqual([expect.stringContaining(fault)]),
);

test.each([
  ['# A\n\n<button onClick={() => 1}>B</button>\n', /a\.mdx:3 {2}onClick does nothing here.* \| do: .*"Island"/],
  ["import { useState } from 'react';\n\nexport const A = () => {\n  useState(1);\n};\n", /a\.mdx:4 {2}useState/],
  ['# A\n\n{[1].map(() => <a onClick={go}>b</a>)}\n', /a\.mdx:3 {2}onClick/],
])('in a page: %j', (source, fault) =>
  expect(messages(stateInPage(page(source)))).toEqual([expect.stringMatching(fault)]),
);
