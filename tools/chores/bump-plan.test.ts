import { expect, test } from 'vitest';
import { readVersions, setVersions, wantedVersions } from './bump-plan.ts';

const manifest = '{\n  "version": "1.6.3",\n  "@rsdoctor/cli": "1.6.3",\n  "@rspack/core": "1.7.12"\n}\n';

test('a version is for all packages that the registry has it of, a package has its own; anything else is refused', () => {
  const current = { '@rsdoctor/cli': '1.6.3', '@rsdoctor/rspack-plugin': '1.6.5', '@rsdoctor/agent': '1.0.0' };
  const wanted = (...args: string[]) => wantedVersions(args, current, (name) => name !== '@rsdoctor/agent');
  expect(wanted('@rsdoctor/cli@1.6.4', '1.6.6')).toEqual({
    '@rsdoctor/cli': '1.6.4',
    '@rsdoctor/rspack-plugin': '1.6.6',
  });
  expect(wanted('@rsdoctor/cli@1.6.3')).toEqual({});
  for (const arg of ['@rsdoctor/cli@^1.6.4', '@rsdoctor/agent@1.6.4', '@rsdoctor/none@1.6.4', 'latest'])
    expect(() => wanted(arg)).toThrow(/for no package that is used here[\s\S]*rspack-plugin/);
});

test('versions change in a manifest, and nothing else does', () => {
  expect(readVersions(manifest)).toEqual({ '@rsdoctor/cli': '1.6.3' });
  expect(setVersions(manifest, { '@rsdoctor/cli': '1.6.4', '@rspack/core': '2.0.0' })).toBe(
    manifest.replace('cli": "1.6.3', 'cli": "1.6.4'),
  );
});
