import { expect, test } from 'vitest';
import { markupFaults } from './built-markup.ts';
import { readBuiltPage } from './page.ts';

test.each([
  ['<p>**修复。**写上</p><pre>a ** b</pre>', 'bold that shows as text'],
  ['<p>A `name` here</p>', 'a backtick that shows as text'],
  ['<img alt="the **first**">', 'bold that shows as text'],
])('a built page that shows Markdown as text: %s', (body, stray) => {
  const [fault] = markupFaults([
    readBuiltPage('zh/a.html', `<html lang="zh"><body><main>${body}</main></body></html>`),
  ]);
  expect(fault?.message).toContain(`zh/a.html  ${stray}`);
});
