import { expect, test } from 'vitest';
import { withoutMarks } from '../../../../tools/build/code-marks.ts';

test('code is plain without the comments that mark its lines', () => {
  expect(
    withoutMarks(
      [
        "import a from 'a';",
        'b(); // why // [!code focus:2]',
        'npm i # [!code hl]',
        '<div /> <!-- [!code highlight] -->',
        'a { } /* [!code hl] */',
      ].join('\n'),
    ),
  ).toEqual({ value: ["import a from 'a';", 'b(); // why', 'npm i', '<div />', 'a { }'].join('\n'), isDiff: false });
});

test('code with added and removed lines is a diff', () => {
  expect(
    withoutMarks(
      ['a(); // [!code --]', 'b(); // [!code ++:2]', '  c();', '', 'd(); // [!code highlight]', 'e # [!code ++]'].join(
        '\n',
      ),
    ),
  ).toEqual({ value: ['-a();', '+b();', '+  c();', ' ', ' d();', '+e'].join('\n'), isDiff: true });
});

test('what only looks like a mark stays', () => {
  const value = "const mark = '// [!code ++]';";
  expect(withoutMarks(value)).toEqual({ value, isDiff: false });
});
