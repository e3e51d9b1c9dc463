import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withClasses } from '../../../../tools/build/code-classes.ts';
import { withExcerpts } from '../../../../tools/build/llms.ts';
import { latinCharacters } from '../../../../tools/framework/fonts.ts';

const word = (style: string, value: string) => ({
  type: 'element',
  tagName: 'span',
  properties: { style },
  children: [{ type: 'text', value }],
});

test('code: colours become classes, plain words lose their element, other styles stay', () => {
  const words = [
    word('color:var(--shiki-token-keyword)', 'const'),
    word('color:var(--shiki-foreground)', ' a'),
    word('color:red', '!'),
  ];
  const line = { type: 'element', tagName: 'span', properties: { class: 'line' }, children: words };
  expect(withClasses({ type: 'root', children: [line] }).children?.[0]?.children).toMatchObject([
    { properties: { class: 'tk' }, children: [{ value: 'const' }] },
    { type: 'text', value: ' a' },
    word('color:red', '!'),
  ]);
});

test('fonts: ASCII always, and what of the rest of Latin the texts use', () => {
  const characters = latinCharacters(['Größe – 打包']);
  for (const character of 'Az09~ö–') expect(characters).toContain(character);
  expect(characters).not.toContain('打');
});

test('a Markdown twin has the excerpts that its page imports, and theirs', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'excerpts-'));
  fs.mkdirSync(path.join(folder, 'shared'));
  fs.writeFileSync(path.join(folder, 'shared/a.mdx'), "import B from './b.mdx';\n\nOne $& <B />\n");
  fs.writeFileSync(path.join(folder, 'shared/b.mdx'), 'two.\n');
  const example = "```mdx\nimport Ports from './shared/ports.mdx';\n```\n";
  const page = `import A from './shared/a.mdx';\nimport { Shot } from '@theme';\n\n<A />\n${example}`;
  expect(withExcerpts(path.join(folder, 'page.mdx'), page)).toBe(
    `\nimport { Shot } from '@theme';\n\nOne $& two.\n${example}`,
  );
  fs.rmSync(folder, { recursive: true });
});
