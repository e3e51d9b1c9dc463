import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pages } from '../../../tests/lib/docs.ts';
import { LANGS } from '../../../theme/site.ts';
import { CONFIGS, frameworks, readRecord } from '../frameworks/frameworks.ts';
import versions from '../samples/versions.json' with { type: 'json' };

const repository = path.join(import.meta.dirname, '../../..');
const record = readRecord();

describe.each(Object.keys(frameworks))('%s', (name) => {
  const folder = path.join(repository, CONFIGS, name);
  const [config = ''] = readdirSync(folder);

  // The page may show a new framework before its first run. After that, the record has to match the page.
  test.runIf(name in record)('left its reports where the page says', () => {
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
