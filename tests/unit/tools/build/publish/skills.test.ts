import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SKILLS, skillsIndex } from '../../../../../tools/build/publish/skills.ts';
import { unixText } from '../../../../../tools/lib/unix-text.ts';
import { pages } from '../../../../lib/docs.ts';

const repository = path.join(import.meta.dirname, '../../../../..');
const publicFolder = path.join(repository, 'docs/public');
/** As it is published: with the line ends of the checkout. */
const published = readFileSync(path.join(publicFolder, SKILLS, 'read-rsdoctor-report/SKILL.md'));
const skill = unixText(published.toString());

describe('the skill of the site', () => {
  test('is listed with the digest of what is published', () => {
    const [entry] = (JSON.parse(skillsIndex(publicFolder)) as { skills: { name: string; digest: string }[] }).skills;
    expect(entry).toMatchObject({
      name: 'read-rsdoctor-report',
      url: '/.well-known/agent-skills/read-rsdoctor-report/SKILL.md',
      digest: `sha256:${createHash('sha256').update(published).digest('hex')}`,
    });
  });

  test('has the script of the page', () => {
    const shown = pages().flatMap(({ text }) => [...text.matchAll(/ file="(\/samples\/\S+\/ask\.mjs)"/g)]);
    const [sample] = new Set(shown.map(([, file]) => file));
    const script = unixText(readFileSync(path.join(repository, `docs${sample}`), 'utf8'));
    expect(skill.split(/^```(?:js)?$/m)).toContain(`\n${script}`);
  });
});
