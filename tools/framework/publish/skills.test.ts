import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { unixText } from '@rsdoctor-docs/base/unix-text';
import { expect, test } from 'vitest';
import { pages } from '#tests/lib/docs.ts';
import { SKILLS, skillsIndex } from './skills.ts';

test('the skill of the site is listed with the digest of what is published, and has the script of the page', () => {
  const published = readFileSync(`docs/public/${SKILLS}/read-rsdoctor-report/SKILL.md`);
  expect(JSON.parse(skillsIndex('docs/public')).skills).toMatchObject([
    {
      name: 'read-rsdoctor-report',
      url: '/.well-known/agent-skills/read-rsdoctor-report/SKILL.md',
      digest: `sha256:${createHash('sha256').update(published).digest('hex')}`,
    },
  ]);
  const shown = pages().flatMap(({ text }) => [...text.matchAll(/ file="(\/samples\/\S+\/ask\.mjs)"/g)]);
  const script = unixText(readFileSync(`docs${shown[0]![1]}`, 'utf8'));
  expect(unixText(published.toString()).split(/^```(?:js)?$/m)).toContain(`\n${script}`);
});
