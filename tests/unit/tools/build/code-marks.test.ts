import { expect, test } from 'vitest';
import { withoutMarks } from '../../../../tools/build/code-marks.ts';

test('code is plain without the comments that mark its lines', () => {
  expect(
    withoutMarks(
      [
        "import a from 'a'; // [!code ++]",
        'b(); // why // [!code focus:2]',
        'npm i # [!code --]',
        '<div /> <!-- [!code highlight] -->',
        'a { } /* [!code hl] */',
      ].join('\n'),
    ),
  ).toBe(["import a from 'a';", 'b(); // why', 'npm i', '<div />', 'a { }'].join('\n'));
});

test('what only looks like a mark stays', () => {
  expect(withoutMarks("const mark = '// [!code ++]';")).toBe("const mark = '// [!code ++]';");
});
