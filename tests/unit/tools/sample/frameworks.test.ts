import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../../../theme/site.ts';
import { CONFIGS, frameworks, inputsOf, readRecord } from '../../../../tools/sample/frameworks.ts';
import versions from '../../../../tools/sample/versions.json' with { type: 'json' };
import { pages } from '../../../lib/docs.ts';

const repository = path.join(import.meta.dirname, '../../../..');
const record = readRecord();

describe.each(Object.keys(frameworks))('%s', (name) => {
  const folder = path.join(repository, CONFIGS, name);
  const [config = ''] = readdirSync(folder);

  // A new framework is shown before its first run; from then on its record has to fit.
  test.runIf(name in record)('was built from these files, and its reports were found: npm run frameworks', () => {
    expect(record[name]?.inputs).toBe(inputsOf(name));
    expect(Object.keys(record[name]?.reports ?? {}).sort()).toEqual([...(frameworks[name]?.reports ?? [])].sort());
    for (const { modules } of Object.values(record[name]?.reports ?? {})) expect(modules).toBeGreaterThan(0);
  });

  test('was built with the plugins that the site describes', () => {
    const plugins = Object.entries(record[name]?.packages ?? {}).filter(([each]) => each.startsWith('@rsdoctor/'));
    for (const [plugin, version] of plugins) expect(version).toBe(versions[plugin as keyof typeof versions]);
  });

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
