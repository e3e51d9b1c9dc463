import { expect, test } from 'vitest';
import { parseWanted, setVersions } from '../../../../tools/chores/bump-plan.ts';

test('a version is for all packages, a package has its own; anything else is refused', () => {
  const current = { '@rsdoctor/rspack-plugin': '1.6.5', '@rsdoctor/cli': '1.6.3', '@rspack/core': '1.7.12' };
  expect(parseWanted(['1.6.6', '@rsdoctor/cli@1.6.4'], current)).toEqual({
    all: '1.6.6',
    named: { '@rsdoctor/cli': '1.6.4' },
  });
  expect(() => parseWanted([], current)).toThrow(/needs a version/);
  expect(() => parseWanted(['@rsdoctor/cli@^1.6.4'], current)).toThrow(/is no version/);
  expect(() => parseWanted(['@rsdoctor/agent@1.6.4'], current)).toThrow(/not used here[\s\S]*rspack-plugin/);
});

test('versions change in a manifest, and nothing else does', () => {
  const manifest = '{\n  "version": "1.6.3",\n  "@rsdoctor/cli": "1.6.3",\n  "@rspack/core": "1.7.12"\n}\n';
  expect(setVersions(manifest, { '@rsdoctor/cli': '1.6.4', '@rspack/core': '2.0.0' })).toBe(
    manifest.replace('cli": "1.6.3', 'cli": "1.6.4'),
  );
});
