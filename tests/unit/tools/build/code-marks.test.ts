import { expect, test } from 'vitest';
import { withoutMarks } from '../../../../tools/build/code-marks.ts';

test('code has no comments that mark its lines; with added and removed ones it is a diff', () => {
  expect(withoutMarks('b(); // why // [!code focus:2]\na { } /* [!code hl] */')).toEqual({
    value: 'b(); // why\na { }',
    isDiff: false,
  });
  expect(
    withoutMarks('a(); // [!code --]\nb(); // [!code ++:2]\n  c();\n\nd(); // [!code highlight]\ne # [!code ++]'),
  ).toEqual({ value: '-a();\n+b();\n+  c();\n \n d();\n+e', isDiff: true });
});
