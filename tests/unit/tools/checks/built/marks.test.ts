import { expect, test } from 'vitest';
import { marksAreGone } from '../../../../../tools/checks/built/marks.ts';
import { readBuiltPage } from '../../../../../tools/checks/built/page.ts';

const found = (body: string) =>
  marksAreGone([readBuiltPage('zh/a.html', `<html lang="zh"><body><main>${body}</main></body></html>`)]).map(
    ({ message }) => message,
  );

test('code, scripts and plain text are fine', () =>
  expect(
    found(
      '<p><strong>修复方法</strong>：写 <code>**/*.js</code></p><pre>a ** b `c`</pre><script>x = "**"</script><img alt="图">',
    ),
  ).toEqual([]));
test.each([
  ['<p>**修复。**写上</p>', '**'],
  ['<p>A `name` here</p>', '`'],
  ['<p>An __old__ mark</p>', '__'],
  ['<img alt="the **first**">', '**'],
])('%s', (body, mark) => expect(found(body)[0]).toContain(`zh/a.html  shows "${mark}"`));
