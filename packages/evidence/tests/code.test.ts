import { expect, test } from 'vitest';
import { parseCode } from '../code.ts';

const essence = (text: string) => parseCode('packages/evidence/claims/some.ts', text).essence;

test.each([
  ['line ends', 'const a = 1;\nrun(a);\n', 'const a = 1;\r\nrun(a);\r\n'],
  ['comments and layout', 'run(1, 2);', '// Why.\nrun(\n  1,\n  2,\n);\n'],
  ['types', 'const run = (a: number) => a;', 'type A = unknown;\nconst run = (a: A) => a;'],
  ['export', 'export const a = 1;\nexport function b() {}', 'const a = 1;\nfunction b() {}'],
  ['where our own code lies', "import { a } from './a.ts';\na();", "import { a } from '../lib/a.ts';\na();"],
  ['an import of a type', "import type { A } from './a.ts';\nrun();", 'run();'],
])('does not count: %s', (_, one, other) => {
  expect(essence(one)).toBe(essence(other));
});

test.each([
  [
    'an import in a text',
    "const planted = `\nimport text from 'data:,One';\n`;",
    "const planted = `\nimport text from 'data:,Two';\n`;",
  ],
  ['an export in a text', 'const planted = `export const a = 1;`;', 'const planted = `const a = 1;`;'],
  ['a comment in a text', "const planted = '// one';", "const planted = '// two';"],
  [
    'two names that change places by alias',
    "import { one, two } from './a.ts';\nrun(one, two);",
    "import { two as one, one as two } from './a.ts';\nrun(one, two);",
  ],
  ['a name of a re-export', "export { one as a } from './a.ts';", "export { two as a } from './a.ts';"],
  [
    'a name of an export',
    'const one = 1, two = 2;\nexport { one as a };',
    'const one = 1, two = 2;\nexport { two as a };',
  ],
  ['another package', "import { parse } from 'acorn';\nparse();", "import { parse } from 'meriyah';\nparse();"],
  ['a default export', 'export default 1;', 'export default 2;'],
])('counts: %s', (_, one, other) => {
  expect(essence(one)).not.toBe(essence(other));
});

test('imports are those of the code, in every form', () => {
  const text = `
    import './a.ts';
    import b, * as c from './b.ts';
    import type { D } from './d.ts';
    import data from './data.json' with { type: 'json' };
    export * from './e.ts';
    export { f } from './f.ts';
    run(b, c, data, () => import('./g.ts'), "import h from './h.ts';");`;
  expect(parseCode('packages/evidence/a.ts', text).imports.toSorted()).toEqual([
    './a.ts',
    './b.ts',
    './data.json',
    './e.ts',
    './f.ts',
    './g.ts',
  ]);
});
