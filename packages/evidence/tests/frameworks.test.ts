import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '@rsdoctor-docs/base/docs/site';
import { describe, expect, test } from 'vitest';
import { CONFIGS, frameworks } from '../frameworks/list.ts';
import { LANGS } from '../harness/languages.ts';
import { repositoryRoot } from '../harness/workspace.ts';

const { pages } = readSite(path.join(repositoryRoot, 'docs'), LANGS);

describe.each(Object.keys(frameworks))('%s', (name) => {
  const folder = path.join(repositoryRoot, CONFIGS, name);
  const [config = ''] = readdirSync(folder);

  test('the config is JavaScript, and both pages show it with the command', () => {
    execFileSync(process.execPath, ['--check', path.join(folder, config)]);
    const shown = `file="${CONFIGS.replace(/^docs/, '')}/${name}/${config}"`;
    for (const lang of LANGS) {
      const page = pages.find((one) => one.lang === lang && one.source.includes(shown));
      expect(page, `a page in docs/${lang} with ${shown}`).toBeDefined();
      expect(page?.source).toContain(`RSDOCTOR=true npx ${frameworks[name]?.command.join(' ')}`);
    }
  });
});
