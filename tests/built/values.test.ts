/** Styles read no value that nobody sets: it would be the color of the text, or no line at all, and no browser says so. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { files, read } from '../lib/built.ts';

test("each of Rspress's values that a page reads is set: the site loads none of Rspress's own (theme/tokens.css)", () => {
  const texts = files()
    .filter((file) => /^\.(?:html|css|js)$/.test(path.posix.extname(file)) && !file.startsWith('demo/'))
    .map(read);
  const namesIn = (pattern: RegExp) =>
    new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
  const isSet = namesIn(/(--(?:rp|shiki)-[\w-]+):/g);
  const isRead = namesIn(/var\((--(?:rp|shiki)-[\w-]+)\)/g);
  expect(isRead.size).toBeGreaterThan(30);
  // Rspress's badges read these, and have the grounds of packages/preset/styles/index.css in their place.
  const isOfBadge = /^--rp-container-\w+-(?:bg|border)$/;
  expect([...isRead].filter((name) => !isSet.has(name) && !isOfBadge.test(name))).toEqual([]);
});
