import { expect, test } from 'vitest';
import { markFaults } from './built-marks.ts';
import { readBuiltPage } from './page.ts';

test.each([
  ['<p>**修复。**写上</p><pre>a ** b</pre>', 'bold that shows as text'],
  ['<p>A `name` here</p>', 'a backtick that shows as text'],
  ['<img alt="the **first**">', 'bold that shows as text'],
])('a built page that shows marks of Markdown: %s', (body, mark) => {
  const [fault] = markFaults([readBuiltPage('zh/a.html', `<html lang="zh"><body><main>${body}</main></body></html>`)]);
  expect(fault?.message).toContain(`zh/a.html  ${mark}`);
});
