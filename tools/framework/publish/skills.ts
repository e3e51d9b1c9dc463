/**
 * The index of the skills that the site offers to agents: `/.well-known/agent-skills/index.json`, in the form of Agent
 * Skills Discovery 0.2.0. The digest lets an agent notice that a skill that it keeps has changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readHead } from '@rsdoctor-docs/base/docs/page';
import { Problem } from '@rsdoctor-docs/base/problem';
import { unixText } from '@rsdoctor-docs/base/unix-text';

/** The folder of the skills, below docs/public and on the site. */
export const SKILLS = '.well-known/agent-skills';

/**
 * The index as JSON text, one entry for each folder with a SKILL.md.
 * @param publicFolder the folder whose files are published as they are
 * @throws {Problem} when a skill does not say its name or what it is for
 */
export function skillsIndex(publicFolder: string): string {
  const folder = path.join(publicFolder, SKILLS);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const skills = names.map((name) => {
    const file = path.join(folder, name, 'SKILL.md');
    const text = readFileSync(file, 'utf8');
    const { frontmatter } = readHead(file, unixText(text));
    const { description } = frontmatter;
    if (frontmatter.name !== name || typeof description !== 'string')
      throw new Problem(path.relative(process.cwd(), file), 'the skill does not say its name or its description', {
        expected: `name: ${name}, and a description in one sentence`,
        seen: JSON.stringify(frontmatter),
        fix: 'write both between two lines --- at the top',
      });
    return {
      name,
      type: 'skill-md',
      description,
      url: `/${SKILLS}/${name}/SKILL.md`,
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    };
  });
  return `${JSON.stringify({ $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json', skills }, null, 2)}\n`;
}
