/** docs/public/.well-known/agent-skills/index.json, written by hand in the form of Agent Skills Discovery 0.2.0. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readHead } from '@rsdoctor-docs/base/docs/page';
import { unixText } from '@rsdoctor-docs/base/unix-text';
import { expect, test } from 'vitest';

const FOLDER = '.well-known/agent-skills';
const own = readdirSync(`docs/public/${FOLDER}`, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test('the index has each skill as it is published; the digest tells agents that it has changed', () => {
  const skills = own.map(({ name }) => {
    const file = `docs/public/${FOLDER}/${name}/SKILL.md`;
    const text = readFileSync(file, 'utf8');
    const { frontmatter } = readHead(file, unixText(text));
    expect(frontmatter, file).toEqual({ name, description: expect.any(String) });
    return {
      name,
      type: 'skill-md',
      description: frontmatter.description,
      url: `/${FOLDER}/${name}/SKILL.md`,
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    };
  });
  const index = JSON.parse(readFileSync(`docs/public/${FOLDER}/index.json`, 'utf8'));
  const remedy = `write into index.json: ${JSON.stringify(skills, null, 2)}`;
  expect(index.skills, remedy).toEqual(skills);
});
