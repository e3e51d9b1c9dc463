import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGS } from '@rsdoctor-docs/base/site';
import { describe, expect, test } from 'vitest';
import { pages } from '../../../tests/lib/docs.ts';
import { CONFIGS, frameworks } from '../frameworks/list.ts';

const repository = path.join(import.meta.dirname, '../../..');

describe.each(Object.keys(frameworks))('%s', (name) => {
  const folder = path.join(repository, CONFIGS, name);
  const [config = ''] = readdirSync(folder);

  test('the config is JavaScript, and both pages show it with the command', () => {
    execFileSync(process.execPath, ['--check', path.join(folder, config)]);
    const shown = `file="${CONFIGS.replace(/^docs/, '')}/${name}/${config}"`;
    for (const lang of LANGS) {
      const page = pages(lang).find(({ text }) => text.includes(shown));
      expect(page, `a page in docs/${lang} with ${shown}`).toBeDefined();
      expect(page?.text).toContain(`RSDOCTOR=true npx ${frameworks[name]?.command.join(' ')}`);
    }
  });
});
