/** A build that finds the pages of an earlier one writes what a build that finds none writes. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { afterAll, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
// Below the repository, from where Node finds the packages.
const site = path.join(ROOT, '.cache/kept');
const at = (...names: string[]) => path.join(site, ...names);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};

rmSync(site, { recursive: true, force: true });
afterAll(() => rmSync(site, { recursive: true, force: true }));

write('data.txt', 'Words of the data.');
write('docs/en/_nav.json', '[{ "text": "One", "link": "/one" }]');
write('docs/en/index.md', '---\npageType: home\n---\n');
write('docs/en/one.mdx', '# One\n\nFirst words of one.\n');
write('docs/en/two.mdx', '# Two\n\nFirst words of two.\n');
write(
  'rspress.config.ts',
  `import { appendFileSync, readFileSync } from 'node:fs';
import { genericParts, preset } from ${JSON.stringify(path.join(ROOT, 'packages/preset/index.ts'))};
const told = {
  name: 'told',
  reads: ['docs/en/two.mdx'],
  page(tree, file) {
    appendFileSync('compiled.txt', file + '\\n');
    const words = \`\${readFileSync('data.txt', 'utf8')} \${readFileSync('docs/en/two.mdx', 'utf8').length}\`;
    tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: words }] });
  },
};
const theme = ${JSON.stringify(path.join(ROOT, 'packages/preset/example/theme'))};
export default preset(
  { parts: [...genericParts(), told], inputs: () => ['rspress.config.ts', 'data.txt'] },
  { root: 'docs', lang: 'en', locales: [{ lang: 'en', label: 'English' }], themeDir: theme, globalStyles: theme + '/index.css' },
);
`,
);

/** Builds the site. @returns the pages that were compiled */
function build(): string[] {
  rmSync(at('compiled.txt'), { force: true });
  const rspress = path.join(ROOT, 'node_modules/@rspress/core/bin/rspress.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [rspress, 'build'], { cwd: site, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  const compiled = existsSync(at('compiled.txt')) ? readFileSync(at('compiled.txt'), 'utf8').trim().split('\n') : [];
  return [...new Set(compiled)].sort();
}

/** All files of the build by name. */
const built = () =>
  Object.fromEntries(listFiles(at('doc_build')).map((name) => [name, readFileSync(at('doc_build', name), 'latin1')]));

/** Builds once with what was kept, and once without. @returns the pages that the first build compiled */
function buildTwice(): string[] {
  const compiled = build();
  const kept = built();
  cpSync(at('node_modules/.cache'), at('before'), { recursive: true });
  rmSync(at('node_modules/.cache'), { recursive: true });
  build();
  expect(kept).toEqual(built());
  rmSync(at('node_modules/.cache'), { recursive: true });
  cpSync(at('before'), at('node_modules/.cache'), { recursive: true });
  rmSync(at('before'), { recursive: true });
  return compiled;
}

const ALL = ['docs/en/index.md', 'docs/en/one.mdx', 'docs/en/two.mdx'];

test('a build compiles the pages that have changed, and all when something has that pages are made of', () => {
  expect(build()).toEqual(ALL);
  expect(build()).toEqual([]);

  write('docs/en/one.mdx', '# One\n\nOther words of one.\n');
  expect(buildTwice()).toEqual(['docs/en/one.mdx']);
  expect(built()['one.html']).toContain('Other words of one');

  for (const [name, text] of [
    ['data.txt', 'Other words of the data.'],
    // The part `told` says that it reads this page.
    ['docs/en/two.mdx', '# Two\n\nFirst words.\n'],
    // Lists of pages show their titles.
    ['docs/en/one.mdx', '# First\n\nOther words of one.\n'],
    ['docs/public/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ] as const) {
    write(name, text);
    expect({ name, compiled: build() }).toEqual({ name, compiled: ALL });
  }
  expect(built()['one.html']).toContain('Other words of the data. 20');
});
