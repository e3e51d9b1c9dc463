import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkMoved } from './plugin.ts';

/** What the build says of a page `a` whose section `old` has moved; beside it is a page `b` in both languages. */
function said(target: string, lang = 'en'): string | undefined {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'moved-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  const write = (name: string, text: string) => {
    const file = path.join(root, 'docs', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    return file;
  };
  const other = '# B\n\n## There {#there}\n\n> ### Quoted {#quoted}\n';
  const file = write(`${lang}/guide/a.md`, `---\nmoved:\n  old: '${target}'\n---\n\n# A\n\n## Here {#here}\n`);
  const routes = [
    { routePath: lang === 'en' ? '/guide/a' : '/zh/guide/a', absolutePath: file },
    { routePath: '/guide/b', absolutePath: write('en/guide/b.md', other) },
    { routePath: '/zh/guide/b', absolutePath: write('zh/guide/b.md', other) },
  ];
  try {
    checkMoved(file, path.join(root, 'docs'), routes);
    return undefined;
  } catch (problem) {
    return (problem as Error).message;
  }
}

test.each(['#here', '/guide/b', '/guide/b#there', '/guide/b#quoted'])(
  'the build takes a section that moved to %s',
  (target) => {
    expect(said(target)).toBeUndefined();
    expect(said(target, 'zh')).toBeUndefined();
  },
);
test.each([
  ['#gone', 'no id "gone" on '],
  ['/guide/c', 'no page '],
  ['/guide/b#gone', 'no id "gone" on '],
])('the build stops at a section that moved to %s', (target, seen) => {
  for (const lang of ['en', 'zh']) {
    expect(said(target, lang)).toContain(`docs/${lang}/guide/a.md:3`);
    expect(said(target, lang)).toContain(seen);
  }
});
