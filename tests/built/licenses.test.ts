/** Readers get the notices of everything that others made, and find them. */

import { inLang, LANGS } from '@rsdoctor-docs/parts/site';
import { expect, test } from 'vitest';
import { htmlOf, read } from '../lib/built.ts';

test('/licenses.txt names the packages of scripts, and of what the search knows', () => {
  const list = read('licenses.txt');
  for (const name of ['react', 'react-dom', 'scheduler', 'fflate', 'opencc-js'])
    expect(list, name).toMatch(new RegExp(`^- ${name} \\d`, 'm'));
});

test.each(LANGS)('the foot of the home page leads to it (%s)', (lang) => {
  expect(htmlOf(inLang('/', lang))).toMatch(/<footer[\s\S]*href="\/licenses\.txt"/);
});
