import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
const blocks = (lang: string): string[] =>
  [...skill.matchAll(new RegExp(`^\`\`\`${lang}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code]) => code ?? '');

/** A brief JSON as the plugin writes it, cut down to what the script reads. */
const report = {
  data: {
    root: '/app',
    errors: [{ code: 'E1001', level: 'warn', title: 'Duplicate Packages' }],
    chunkGraph: {
      assets: [
        { path: 'help.js', size: 10 },
        { path: 'main.js', size: 300 },
      ],
    },
    moduleGraph: {
      modules: [
        { id: 0, kind: 1, path: '/app/src/index.js', imported: [], modules: [1, 2], size: { parsedSize: 180 } },
        {
          id: 1,
          kind: 0,
          path: '/app/src/index.js',
          imported: [],
          concatenationModules: [0],
          size: { parsedSize: 171 },
        },
        { id: 2, kind: 0, path: '/app/src/price.js', imported: [1, 0], size: { parsedSize: 9 } },
      ],
    },
  },
};

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
    expect(blocks('js')).toEqual([unixText(readFileSync(path.join(repository, `docs${sample}`), 'utf8'))]);
  });

  test('asks questions that have answers', { timeout: 60_000 }, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'skill-'));
    writeFileSync(path.join(folder, 'ask.mjs'), blocks('js').join(''));
    writeFileSync(path.join(folder, 'rsdoctor-data.json'), JSON.stringify(report));
    const commands = blocks('bash')
      .join('')
      .split('\n')
      .filter((line) => line.startsWith('node ask.mjs'));
    const answers = commands.map((command) => {
      const [, ...args] = command.replace('src/index.js', 'price').split(' ');
      return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).trim();
    });
    expect(answers).toEqual([
      '300 main.js\n10 help.js',
      '171 src/index.js\n9 src/price.js',
      'src/price.js <- src/index.js',
      'E1001 warn Duplicate Packages',
    ]);
  });
});
